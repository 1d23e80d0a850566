import { fillWords } from '../quick-order/words.ts'
import { findMisspelt } from './find-misspelt.ts'
import { beginsAWord, matchName, type WordMatch } from './match-name.ts'
import { nameKeys } from './name-key.ts'
import type { SearchEntry } from './search-entry.ts'
import { type IndexedName, namesWithKey, type SearchIndex } from './search-index.ts'
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

/** Adds the names that contain all words of the query. */
const addAll = (index: SearchIndex, ranking: Ranking, query: Query) => {
  for (const name of namesWithKey(index, query.key)) ranking.addMatch(name, 'whole')
  // Several single letters occur within most names.
  const isSelective = query.longest.length > 1 || query.words.length === 1
  for (const [at, { key }] of index.names.entries()) {
    // Excludes most names.
    if (!key.includes(query.longest)) continue
    const match = matchName(key, query.key, query.words)
    if (match && (isSelective || match !== 'inside')) ranking.addMatch(at, match)
  }
}

/** Shorter words begin too many names. */
const minWordLength = 3

/** Entries with a name of which a word begins like this, each with that name. */
const namesWithStart = ({ names }: SearchIndex, word: string) => {
  const found = new Map<number, number>()
  for (const [at, { entry, key }] of names.entries())
    if (key.includes(word) && beginsAWord(key, word)) found.set(entry, at)
  return found
}

/** Adds entries that have each word in one of their names: 'sepia tintenfisch', 'kit de voyage'. */
const addSeveralNames = (index: SearchIndex, ranking: Ranking, query: Query) => {
  const words = query.words.filter((word) => !fillWords.has(word))
  if (words.length < 2 || words.some(({ length }) => length < minWordLength)) return
  const [first, ...others] = words.map((word) => namesWithStart(index, word))
  for (const [entry, name] of first ?? [])
    if (others.every((names) => names.has(entry))) ranking.addMatch(name, 'several-names')
}

/** Whether other entries have the same text as a whole name. */
const isShared = (index: SearchIndex, key: string, entry: number) =>
  namesWithKey(index, key).some((name) => {
    const other = index.names[name]
    return other && (other.entry !== entry || other.isAmbiguous)
  })

/** The best matches, as hits. */
const hitsOf = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  keys: readonly string[],
  found: ReturnType<Ranking['best']>,
): SearchHit<Entry>[] =>
  found.flatMap(({ name: at, match }) => {
    const name = index.names[at]
    const entry = name && index.entries[name.entry]
    if (!name || !entry) return []
    return {
      entry,
      quality: match === 'typo' ? match : qualityOf(name, match),
      matched: name.text,
      isAmbiguous: match === 'whole' && keys.some((key) => isShared(index, key, name.entry)),
    }
  })

/** Entries with a name that matches, best first; none for a text without letters. */
export const search = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
  { limit = Number.POSITIVE_INFINITY, typos = true }: SearchLimits = {},
): SearchHit<Entry>[] => {
  const keys = cleanKeys(text).filter((key) => key !== '')
  const ranking = createRanking(index)
  for (const key of keys) addAll(index, ranking, queryOf(key))
  if (!ranking.hasGoodMatch()) for (const key of keys) addSeveralNames(index, ranking, queryOf(key))
  if (typos && !ranking.hasGoodMatch())
    for (const key of keys)
      for (const misspelt of findMisspelt(index, queryOf(key).words)) ranking.addMisspelt(misspelt)
  return hitsOf(index, keys, ranking.best(limit))
}

/** Entries with this whole name or abbreviation; costs a few microseconds. */
export const findExactNames = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
): SearchHit<Entry>[] => {
  const ranking = createRanking(index)
  const keys = cleanKeys(text)
  for (const name of keys.flatMap((key) => namesWithKey(index, key)))
    ranking.addMatch(name, 'whole')
  return hitsOf(index, keys, ranking.best(Number.POSITIVE_INFINITY))
}
