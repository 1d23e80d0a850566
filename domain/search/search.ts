import { fillWords } from '../quick-order/words.ts'
import { findMisspelt } from './find-misspelt.ts'
import { beginsAWord, matchName, type WordMatch } from './match-name.ts'
import { nameKeys } from './name-key.ts'
import type { SearchEntry } from './search-entry.ts'
import { type IndexedName, nameAt, type SearchIndex, wordStartLength } from './search-index.ts'
import { createRanking, type Ranking } from './search-ranking.ts'

/**
 * How a name matches. 'abbreviation', 'exact': the whole abbreviation, name or synonym. 'words':
 * the query begins the name's words from the first on. 'prefix': words of the name begin with
 * it. 'substring': within a word. 'typo': with one or two typing errors.
 */
type MatchQuality = 'abbreviation' | 'exact' | 'words' | 'prefix' | 'substring' | 'typo'

export type SearchHit<Entry extends SearchEntry = SearchEntry> = {
  entry: Entry
  quality: MatchQuality
  /** The name that matches, as stored. */
  matched: string
  /** Whether the same text is a whole name or abbreviation of other entries, too. */
  isAmbiguous: boolean
}

/** `limit`: maximum number of hits. `typos`: whether to search misspelt names if nothing else fits. */
export type SearchLimits = { limit?: number; typos?: boolean }

/** Longer queries are cut. */
const maxQueryLength = 80
const maxWords = 6

const cleanKeys = (text: string) => nameKeys(text.slice(0, maxQueryLength))

type Query = { key: string; words: readonly string[]; longest: string }

const queryOf = (key: string): Query => {
  const words = [...new Set(key.split(' '))].slice(0, maxWords)
  return { key, words, longest: words.reduce((a, b) => (b.length > a.length ? b : a), '') }
}

const qualities = {
  whole: 'exact',
  start: 'words',
  'word-starts': 'prefix',
  inside: 'substring',
  'several-names': 'prefix',
} as const satisfies Record<WordMatch, MatchQuality>

const qualityOf = ({ kind }: IndexedName, match: WordMatch): MatchQuality => {
  if (kind !== 'abbreviation') return qualities[match]
  return match === 'whole' ? 'abbreviation' : match === 'start' ? 'prefix' : qualities[match]
}

const addExact = (ranking: Ranking, names: readonly number[] = []) => {
  for (const name of names) ranking.addMatch(name, 'whole')
}

const addIfMatching = (index: SearchIndex, ranking: Ranking, query: Query, name: number) => {
  const match = matchName(index.names[name]?.key ?? '', query.key, query.words)
  if (match) ranking.addMatch(name, match)
}

/** Adds the names with a word that begins like the longest word of the query. */
const addWordStarts = (index: SearchIndex, ranking: Ranking, query: Query) => {
  const names = index.byWordStart.get(query.longest.slice(0, wordStartLength)) ?? []
  for (const name of names) addIfMatching(index, ranking, query, name)
}

/** Adds the names that contain the longest word of the query. */
const addSubstrings = (index: SearchIndex, ranking: Ranking, query: Query) => {
  const { text, offsets } = index
  for (let at = text.indexOf(query.longest); at >= 0; ) {
    const name = nameAt(index, at)
    addIfMatching(index, ranking, query, name)
    const next = offsets[name + 1]
    at = next === undefined ? -1 : text.indexOf(query.longest, next)
  }
}

const addAll = (index: SearchIndex, ranking: Ranking, query: Query, limit: number) => {
  addExact(ranking, index.byKey.get(query.key) ?? index.byLetters.get(query.key))
  addWordStarts(index, ranking, query)
  // Several single letters occur within most names.
  const isSelective = query.longest.length > 1 || query.words.length === 1
  if (isSelective && ranking.count() < limit) addSubstrings(index, ranking, query)
}

/** Shorter words begin too many names. */
const minWordLength = 3

/** Entries with a name of which a word begins like this, each with that name. */
const namesWithStart = (index: SearchIndex, word: string) =>
  new Map(
    (index.byWordStart.get(word.slice(0, wordStartLength)) ?? []).flatMap((at) => {
      const name = index.names[at]
      return name && beginsAWord(name.key, word) ? [[name.entry, at] as const] : []
    }),
  )

/** Adds entries that have each word in one of their names: 'sepia tintenfisch', 'kit de voyage'. */
const addSeveralNames = (index: SearchIndex, ranking: Ranking, query: Query) => {
  const words = query.words.filter((word) => !fillWords.has(word))
  if (words.length < 2 || words.some(({ length }) => length < minWordLength)) return
  const [first, ...others] = words.map((word) => namesWithStart(index, word))
  for (const [entry, name] of first ?? [])
    if (others.every((names) => names.has(entry))) ranking.addMatch(name, 'several-names')
}

/** Whether other entries have the same text as a whole name. */
const isShared = ({ byKey, byLetters, names }: SearchIndex, key: string, entry: number) =>
  [...(byKey.get(key) ?? byLetters.get(key) ?? [])].some((name) => {
    const other = names[name]
    return other && (other.entry !== entry || other.isAmbiguous)
  })

/** Entries with a name that matches, best first; none for a text without letters. */
export const search = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
  { limit = Number.POSITIVE_INFINITY, typos = true }: SearchLimits = {},
): SearchHit<Entry>[] => {
  const keys = cleanKeys(text).filter((key) => key !== '')
  const ranking = createRanking(index)
  for (const key of keys) addAll(index, ranking, queryOf(key), limit)
  if (!ranking.hasGoodMatch()) for (const key of keys) addSeveralNames(index, ranking, queryOf(key))
  if (typos && !ranking.hasGoodMatch())
    for (const key of keys)
      for (const misspelt of findMisspelt(index, queryOf(key).words)) ranking.addMisspelt(misspelt)
  return ranking.best(limit).flatMap(({ name: at, match }) => {
    const name = index.names[at]
    const entry = name && index.entries[name.entry]
    if (!name || !entry) return []
    const quality = match === 'typo' ? match : qualityOf(name, match)
    const isWhole = match === 'whole'
    return {
      entry,
      quality,
      matched: name.text,
      isAmbiguous: isWhole && keys.some((key) => isShared(index, key, name.entry)),
    }
  })
}

/** Entries with this whole name or abbreviation; costs a few microseconds. */
export const findExactNames = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
): SearchHit<Entry>[] => {
  const ranking = createRanking(index)
  const keys = cleanKeys(text)
  for (const key of keys) addExact(ranking, index.byKey.get(key) ?? index.byLetters.get(key))
  return ranking.best(Number.POSITIVE_INFINITY).flatMap(({ name: at }) => {
    const name = index.names[at]
    const entry = name && index.entries[name.entry]
    if (!name || !entry) return []
    const isAmbiguous = keys.some((key) => isShared(index, key, name.entry))
    return { entry, quality: qualityOf(name, 'whole'), matched: name.text, isAmbiguous }
  })
}
