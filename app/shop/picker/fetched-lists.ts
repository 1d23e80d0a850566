import type { ListedRemedy } from '../../../domain/homeopathy/remedy-list.ts'
import type { SearchIndex } from '../../../domain/search/search-index.ts'
import type { Pickable } from './pickable.ts'

/** Lists of one kind, cached by address until the document is unloaded. */
export type FetchedLists<Item extends Pickable> = {
  known: (url: string) => SearchIndex<Item> | undefined
  load: (url: string) => Promise<SearchIndex<Item>>
}

/**
 * `loadReader` loads the function that reads the body of the response. The address changes with the content, so loaded lists never expire. A
 * failed request throws, and the next call tries again.
 */
export const fetchedLists = <Item extends Pickable>(
  loadReader: () => Promise<(body: never) => readonly Item[]>,
): FetchedLists<Item> => {
  const lists = new Map<string, SearchIndex<Item>>()
  const loading = new Map<string, Promise<SearchIndex<Item>>>()
  const fetchList = async (url: string) => {
    try {
      const [response, read, { createSearchIndex }] = await Promise.all([
        fetch(url),
        loadReader(),
        import('../../../domain/search/search-index.ts'),
      ])
      if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`)
      const list = createSearchIndex(read((await response.json()) as never))
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
export const remedyLists = fetchedLists<ListedRemedy>(
  async () => (await import('../../../domain/homeopathy/remedy-list.ts')).readRemedyList,
)
