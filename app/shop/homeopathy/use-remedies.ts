import { useEffect, useState } from 'react'
import { type Findable, findable } from '../../../domain/catalogue/search-remedies.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { readRemedyList } from '../../../domain/homeopathy/remedy-list.ts'

export type RemedyList = readonly Findable<Remedy>[]

const retryMilliseconds = 3_000

// The address changes with the content, so what was read once stays right.
const read = new Map<string, RemedyList>()

const fetchList = async (url: string, signal: AbortSignal): Promise<RemedyList> => {
  const response = await fetch(url, { signal })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  const list = findable(readRemedyList(await response.json()))
  read.set(url, list)
  return list
}

/** All remedies, undefined until they are there; after a failure again every three seconds (D1 §4). */
export const useRemedies = (url: string) => {
  const [list, setList] = useState(() => read.get(url))
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (list) return
    const leaving = new AbortController()
    const load = async () => {
      try {
        setList(await fetchList(url, leaving.signal))
      } catch {
        if (!leaving.signal.aborted) setFailures((count) => count + 1)
      }
    }
    const timer = setTimeout(load, failures === 0 ? 0 : retryMilliseconds)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [url, list, failures])
  return { list, hasFailed: failures > 0 && !list }
}
