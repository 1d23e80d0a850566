import { useEffect, useState } from 'react'

/** How long typing may pause before the search, in milliseconds. */
const pauseMs = 200

type Found<Value> = { found: readonly Value[]; isSearching: boolean }

/** What `find` finds for a text while it is typed; nothing for an empty text. */
export const useFound = <Value>(
  search: string,
  find: (search: string) => Promise<readonly Value[]>,
): Found<Value> => {
  const [result, setResult] = useState<{ search: string; found: readonly Value[] }>({
    search: '',
    found: [],
  })
  const wanted = search.trim()
  useEffect(() => {
    if (wanted === '') return
    let isCurrent = true
    const timer = setTimeout(() => {
      find(wanted).then(
        (found) => isCurrent && setResult({ search: wanted, found }),
        // The next letter tries again.
        () => isCurrent && setResult({ search: wanted, found: [] }),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wanted, find])
  return {
    found: wanted === '' ? [] : result.found,
    isSearching: wanted !== '' && result.search !== wanted,
  }
}

/** Titles do not change while a page is edited. */
const knownTitles = new Map<string, Promise<string | undefined>>()

/** The title of a stored value; undefined until it is loaded, '' if there is none. */
export const useTitle = (
  value: string,
  load: (value: string) => Promise<string | undefined>,
): string | undefined => {
  const [title, setTitle] = useState<{ value: string; title: string }>()
  useEffect(() => {
    if (!value) return
    let isCurrent = true
    const loading = knownTitles.get(value) ?? load(value)
    knownTitles.set(value, loading)
    loading.then(
      (found) => isCurrent && setTitle({ value, title: found ?? '' }),
      () => {
        knownTitles.delete(value)
        if (isCurrent) setTitle({ value, title: '' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [value, load])
  return title?.value === value ? title.title : undefined
}
