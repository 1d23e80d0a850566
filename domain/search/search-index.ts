import { lettersOf } from './edit-distance.ts'
import { nameKey, nameKeys } from './name-key.ts'
import type { SearchEntry } from './search-entry.ts'

/** What a name is to its entry. 'variant': a synonym that begins like the label, 'Natrium muriaticum'. */
type NameKind = 'abbreviation' | 'name' | 'variant' | 'synonym'

/** A name of an entry with its key. Names with umlauts are listed with both keys. */
export type IndexedName = {
  /** Index of the entry. */
  entry: number
  text: string
  key: string
  kind: NameKind
  isAmbiguous: boolean
}

/** Names by text. */
type Postings = ReadonlyMap<string, readonly number[]>

/** Distinct words with the names that contain them, for typing errors. */
export type Vocabulary = {
  words: readonly string[]
  /** For each word, `lettersOf` it. */
  letters: Int32Array
  /** Their lengths. */
  lengths: Uint16Array
  names: readonly (readonly number[])[]
}

export type SearchIndex<Entry extends SearchEntry = SearchEntry> = {
  entries: readonly Entry[]
  names: readonly IndexedName[]
  /** All keys, each after a line feed: substrings are found without a loop over the names. */
  text: string
  /** For each name, the offset of its line feed in `text`. */
  offsets: Int32Array
  /** Names by key. */
  byKey: Postings
  /** Abbreviations of several words by their letters: 'natm'. */
  byLetters: Postings
  /** Names by the first two letters of their words. */
  byWordStart: Postings
  words: Vocabulary
  /** Names without spaces, for spaces that are missing or too many: 'nuxvomica', 'bella donna'. */
  joined: Vocabulary
}

/** Length of the word starts by which names are listed. */
export const wordStartLength = 2

/** Entries that are indexed between two pauses. */
const entriesPerStep = 50

const push = (map: Map<string, number[]>, key: string, name: number) => {
  const list = map.get(key)
  if (!list) map.set(key, [name])
  else if (list.at(-1) !== name) list.push(name)
}

/** Fewer equal letters are chance. */
const sameStartLength = 3

/** Whether the synonym begins with a word of the label: 'Acidum nitricum', but not 'Natrium boracicum'. */
const isVariant = (synonym: string, label: string) =>
  ` ${label}`.includes(` ${synonym.slice(0, sameStartLength)}`)

const namesOf = (
  { name, abbreviation, abbreviations = [], synonyms = [], ambiguous = [] }: SearchEntry,
  entry: number,
): IndexedName[] => {
  const seen = new Set<string>()
  const names: IndexedName[] = []
  const label = nameKey(name)
  const add = (text: string, kind: NameKind) => {
    for (const key of nameKeys(text)) {
      if (key === '' || seen.has(key)) continue
      seen.add(key)
      const isAmbiguous = ambiguous.includes(text)
      const own = kind === 'synonym' && isVariant(key, label) ? 'variant' : kind
      names.push({ entry, text, key, kind: own, isAmbiguous })
    }
  }
  if (abbreviation) add(abbreviation, 'abbreviation')
  for (const text of abbreviations) add(text, 'abbreviation')
  // An abbreviation that is also the name counts as the name, too: 'Aloe.', 'Aloe'.
  seen.delete(label)
  add(name, 'name')
  for (const text of synonyms) add(text, 'synonym')
  return names
}

const vocabularyOf = (namesByWord: ReadonlyMap<string, readonly number[]>): Vocabulary => {
  const words = [...namesByWord.keys()]
  return {
    words,
    letters: Int32Array.from(words, lettersOf),
    lengths: Uint16Array.from(words, ({ length }) => length),
    names: [...namesByWord.values()],
  }
}

/**
 * Indexes all names of the entries in steps of less than a millisecond, about 3 µs a name. The index
 * never changes.
 */
export function* indexInSteps<Entry extends SearchEntry>(
  entries: readonly Entry[],
): Generator<void, SearchIndex<Entry>, void> {
  const names: IndexedName[] = []
  const offsets: number[] = []
  const maps = {
    byKey: new Map<string, number[]>(),
    byLetters: new Map<string, number[]>(),
    byWordStart: new Map<string, number[]>(),
    byWord: new Map<string, number[]>(),
    byJoined: new Map<string, number[]>(),
  }
  let text = ''
  const add = (name: IndexedName) => {
    const at = names.push(name) - 1
    const { key, kind } = name
    offsets.push(text.length)
    text += `\n${key}`
    push(maps.byKey, key, at)
    const words = key.split(' ')
    for (const word of words) {
      push(maps.byWord, word, at)
      push(maps.byWordStart, word.slice(0, wordStartLength), at)
    }
    const letters = words.length > 1 ? words.join('') : key
    push(maps.byJoined, letters, at)
    if (kind === 'abbreviation' && words.length > 1) push(maps.byLetters, letters, at)
  }
  for (const [at, entry] of entries.entries()) {
    for (const name of namesOf(entry, at)) add(name)
    if (at % entriesPerStep === entriesPerStep - 1) yield
  }
  const { byWord, byJoined, ...postings } = maps
  const words = vocabularyOf(byWord)
  yield
  const joined = vocabularyOf(byJoined)
  return { entries, names, text, offsets: Int32Array.from(offsets), ...postings, words, joined }
}

/** Indexes all names of the entries. */
export const createSearchIndex = <Entry extends SearchEntry>(
  entries: readonly Entry[],
): SearchIndex<Entry> => {
  const steps = indexInSteps(entries)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
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
