import type { QueryRest } from './query-events.ts'
import type { SearchHit } from './search.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { searchPreparations } from './search-preparations.ts'

/** Lists from this many entries on require two characters (D2 §5, §9). */
export const longListLength = 500

export type ListSearch<Entry extends SearchEntry> = {
  /** 'idle': nothing is typed. 'type-more': one character. 'none': no match. */
  state: 'idle' | 'type-more' | 'results' | 'none'
  hits: readonly SearchHit<Entry>[]
  /** The part of the text that is a name. */
  name: string
  /** The part that is a preparation. */
  rest?: QueryRest
}

const wholeList = <Entry extends SearchEntry>({
  entries,
}: SearchIndex<Entry>): SearchHit<Entry>[] =>
  entries.map((entry) => ({ entry, quality: 'words', matched: entry.name, isAmbiguous: false }))

/** Searches a list that people pick from. A short list is returned whole for an empty text (D2 §5). */
export const searchList = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
  showAll = false,
): ListSearch<Entry> => {
  const name = text.trim()
  const { length } = [...name]
  if (index.entries.length >= longListLength && length < 2 && !showAll)
    return { state: length === 0 ? 'idle' : 'type-more', hits: [], name }
  if (length === 0) {
    const hits = wholeList(index)
    return { state: hits.length > 0 ? 'results' : 'none', hits, name }
  }
  const { results, ...found } = searchPreparations(index, name)
  return { state: results.length > 0 ? 'results' : 'none', hits: results, ...found }
}
