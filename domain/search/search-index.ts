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
  /** Names by key. */
  byKey: Postings
  /** Abbreviations of several words by their letters: 'natm'. */
  byLetters: Postings
  /** Words of the names; computed with the first typing error. */
  words: () => Vocabulary
  /** Names without spaces, for spaces that are missing or too many: 'nuxvomica', 'bella donna'. */
  joined: () => Vocabulary
}

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

/** The words of all names, computed once. */
const vocabularyOf = (
  names: readonly IndexedName[],
  wordsOf: (key: string) => readonly string[],
) => {
  const compute = (): Vocabulary => {
    const namesByWord = new Map<string, number[]>()
    for (const [at, { key }] of names.entries())
      for (const word of wordsOf(key)) push(namesByWord, word, at)
    const words = [...namesByWord.keys()]
    return {
      words,
      letters: Int32Array.from(words, lettersOf),
      lengths: Uint16Array.from(words, ({ length }) => length),
      names: [...namesByWord.values()],
    }
  }
  let computed: Vocabulary | undefined
  return () => {
    computed ??= compute()
    return computed
  }
}

const joinedKey = (key: string) => key.replaceAll(' ', '')

/** Indexes all names of the entries, about 3 µs a name. The index never changes. */
export const createSearchIndex = <Entry extends SearchEntry>(
  entries: readonly Entry[],
): SearchIndex<Entry> => {
  const names = entries.flatMap(namesOf)
  const byKey = new Map<string, number[]>()
  const byLetters = new Map<string, number[]>()
  for (const [at, { key, kind }] of names.entries()) {
    push(byKey, key, at)
    if (kind === 'abbreviation' && key.includes(' ')) push(byLetters, joinedKey(key), at)
  }
  return {
    ...{ entries, names, byKey, byLetters },
    words: vocabularyOf(names, (key) => key.split(' ')),
    joined: vocabularyOf(names, (key) => [joinedKey(key)]),
  }
}

/** The names with this whole key. */
export const namesWithKey = ({ byKey, byLetters }: SearchIndex, key: string): readonly number[] =>
  byKey.get(key) ?? byLetters.get(key) ?? []
