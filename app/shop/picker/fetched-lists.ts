import { type ListedRemedy, readRemedyList } from '../../../domain/homeopathy/remedy-list.ts'
import { indexInSteps, type SearchIndex } from '../../../domain/search/search-index.ts'
import { finishGently } from '../../search/finish-gently.ts'
import type { Pickable } from './pickable.ts'

/** Lists of one kind, cached by address until the document is unloaded. */
export type FetchedLists<Item extends Pickable> = {
  known: (url: string) => SearchIndex<Item> | undefined
  load: (url: string) => Promise<SearchIndex<Item>>
}

/**
 * `read` parses the response. The address changes with the content, so loaded lists never expire. A
 * failed request throws, and the next call tries again.
 */
export const fetchedLists = <Item extends Pickable>(
  read: (response: Response) => Promise<readonly Item[]>,
): FetchedLists<Item> => {
  const lists = new Map<string, SearchIndex<Item>>()
  const loading = new Map<string, Promise<SearchIndex<Item>>>()
  const fetchList = async (url: string) => {
    try {
      const response = await fetch(url)
      if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`)
      const list = await finishGently(indexInSteps(await read(response)))
      lists.set(url, list)
      return list
    } finally {
      loading.delete(url)
    }
  }
  return {
    known: (url) => lists.get(url),
    load: async (url) => {
      const cached = lists.get(url)
      if (cached) return cached
      const list = loading.get(url) ?? fetchList(url)
      loading.set(url, list)
      return list
    },
  }
}

/** The list of all single homeopathic remedies, by address. */
export const remedyLists = fetchedLists<ListedRemedy>(async (response) =>
  readRemedyList(await response.json()),
)
