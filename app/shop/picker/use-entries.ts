import { useEffect, useMemo, useState } from 'react'
import { createSearchIndex } from '../../../domain/search/search-index.ts'
import { retryDelayMs } from '../../browser/retry.ts'
import type { FetchedLists } from './fetched-lists.ts'
import type { Pickable } from './pickable.ts'

/** The source of a picker's items: given, or loaded on demand. */
export type Source<Item extends Pickable> =
  | { items: readonly Item[] }
  | { url: string; lists: FetchedLists<Item> }

/** The items, undefined until loaded; retries every three seconds after a failure (D1 §4). */
export const useEntries = <Item extends Pickable>(source: Source<Item>) => {
  const { items, url, lists } = { items: undefined, url: '', lists: undefined, ...source }
  const loadedEntries = useMemo(() => items && createSearchIndex(items), [items])
  const [fetched, setFetched] = useState(() => lists?.known(url))
  const [failures, setFailures] = useState(0)
  const list = loadedEntries ?? fetched
  const isThere = list !== undefined
  useEffect(() => {
    if (isThere || !lists) return
    let isHere = true
    const load = () =>
      lists.load(url).then(
        (loaded) => isHere && setFetched(loaded),
        () => isHere && setFailures((count) => count + 1),
      )
    const timer = setTimeout(load, failures === 0 ? 0 : retryDelayMs)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [url, lists, isThere, failures])
  return { list, hasFailed: failures > 0 && !isThere }
}
