import { nameKey, nameKeys } from './name-key.ts'
import type { SearchEntry } from './search-entry.ts'

/** What a name is to its entry. */
export type NameKind = 'abbreviation' | 'name' | 'synonym'

/** A name of an entry with its key. Names with umlauts are listed with both keys. */
export type IndexedName = {
  /** Index of the entry. */
  entry: number
  text: string
  key: string
  kind: NameKind
  isAmbiguous: boolean
}

export type SearchIndex<Entry extends SearchEntry = SearchEntry> = {
  entries: readonly Entry[]
  names: readonly IndexedName[]
  /** All keys, each after a line feed: substrings are found without a loop over the names. */
  text: string
  /** For each name, the offset of its line feed in `text`. */
  offsets: Int32Array
  /** Names by key. */
  byKey: ReadonlyMap<string, readonly number[]>
  /** Abbreviations of several words by their letters: 'natm'. */
  byLetters: ReadonlyMap<string, readonly number[]>
  /** Names by the first two letters of their words. */
  byWordStart: ReadonlyMap<string, readonly number[]>
}

/** Length of the word starts by which names are listed. */
export const wordStartLength = 2

const push = (map: Map<string, number[]>, key: string, name: number) => {
  const list = map.get(key)
  if (list) list.push(name)
  else map.set(key, [name])
}

const addWordStarts = (map: Map<string, number[]>, key: string, name: number) => {
  for (let at = 0; at >= 0; ) {
    const start = key.slice(at, at + wordStartLength)
    if (map.get(start)?.at(-1) !== name) push(map, start, name)
    const space = key.indexOf(' ', at)
    at = space < 0 ? -1 : space + 1
  }
}

const namesOf = (
  { name, abbreviation, abbreviations = [], synonyms = [], ambiguous = [] }: SearchEntry,
  entry: number,
): IndexedName[] => {
  const shared = new Set(ambiguous)
  const seen = new Set<string>()
  const names: IndexedName[] = []
  const add = (text: string, kind: NameKind) => {
    for (const key of nameKeys(text)) {
      if (key === '' || seen.has(key)) continue
      seen.add(key)
      names.push({ entry, text, key, kind, isAmbiguous: shared.has(text) })
    }
  }
  if (abbreviation) add(abbreviation, 'abbreviation')
  for (const text of abbreviations) add(text, 'abbreviation')
  // An abbreviation that is also the name counts as the name, too: 'Aloe.', 'Aloe'.
  seen.delete(nameKey(name))
  add(name, 'name')
  for (const text of synonyms) add(text, 'synonym')
  return names
}

/** Indexes all names of the entries. Costs about 2 µs a name; the index never changes. */
export const createSearchIndex = <Entry extends SearchEntry>(
  entries: readonly Entry[],
): SearchIndex<Entry> => {
  const names = entries.flatMap(namesOf)
  const offsets = new Int32Array(names.length)
  const byKey = new Map<string, number[]>()
  const byLetters = new Map<string, number[]>()
  const byWordStart = new Map<string, number[]>()
  let offset = 0
  for (const [at, { key, kind }] of names.entries()) {
    offsets[at] = offset
    offset += key.length + 1
    push(byKey, key, at)
    addWordStarts(byWordStart, key, at)
    if (kind === 'abbreviation' && key.includes(' ')) push(byLetters, key.replaceAll(' ', ''), at)
  }
  const text = names.map(({ key }) => `\n${key}`).join('')
  return { entries, names, text, offsets, byKey, byLetters, byWordStart }
}

/** The name whose key contains the offset in `text`. */
export const nameAt = ({ offsets }: SearchIndex, offset: number): number => {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
