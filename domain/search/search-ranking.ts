import type { Misspelt } from './find-misspelt.ts'
import type { WordMatch } from './match-name.ts'
import type { IndexedName, SearchIndex } from './search-index.ts'

/** The best match of an entry. */
type Ranked = { name: number; match: WordMatch | 'typo' }

export type Ranking = {
  addMatch: (name: number, match: WordMatch) => void
  addMisspelt: (misspelt: Misspelt) => void
  /** Whether words of names begin with the words of the query. */
  hasGoodMatch: () => boolean
  best: (limit: number) => Ranked[]
}

/** Places in the ranking, best first. */
const places = {
  exactAbbreviation: 0,
  exactName: 1,
  abbreviationStart: 2,
  frequent: 3,
  start: 4,
  wordStart: 5,
  inside: 6,
  severalNames: 7,
  typo: 8,
} as const

/** The weight of polycrests and of what is ordered frequently. */
const frequentWeight = 2

/** The weight of what is ordered most. */
const highestWeight = 3

const placeOf = ({ kind }: IndexedName, weight: number, match: WordMatch) => {
  if (match === 'whole')
    return kind === 'abbreviation' ? places.exactAbbreviation : places.exactName
  if (match === 'inside') return places.inside
  if (match === 'several-names') return places.severalNames
  if (match === 'start' && kind === 'abbreviation') return places.abbreviationStart
  if (weight >= frequentWeight) return kind === 'synonym' ? places.start : places.frequent
  return match === 'start' ? places.start : places.wordStart
}

/** Room for the finer order within a place. */
const step = 16

/** The beginning of a synonym counts less than that of a label: 'Natrium' is Borax last. */
const synonymStart = 7

/** Of misspelt names, those with further words come after all others with as many errors. */
const moreWords = 6

/** Collects the best match of each entry. */
export const createRanking = ({ entries, names }: SearchIndex): Ranking => {
  const found = new Map<number, { score: number; name: number; match: WordMatch | 'typo' }>()
  let bestScore = Number.POSITIVE_INFINITY
  let hasSeveralNames = false

  const add = (at: number, score: number, match: WordMatch | 'typo') => {
    const { entry = -1 } = names[at] ?? {}
    const known = found.get(entry)
    if (known && known.score <= score) return
    found.set(entry, { score, name: at, match })
    bestScore = Math.min(bestScore, score)
  }

  const fineScore = ({ kind }: IndexedName, weight: number) =>
    (highestWeight - weight) * 2 + (kind === 'synonym' || kind === 'variant' ? 1 : 0)

  return {
    addMatch: (at, match) => {
      const name = names[at]
      if (!name) return
      const weight = entries[name.entry]?.weight ?? 0
      if (match === 'several-names') hasSeveralNames = true
      const isBegun = name.kind === 'synonym' && match !== 'whole'
      const fine = fineScore(name, weight) + (isBegun ? synonymStart : 0)
      add(at, placeOf(name, weight, match) * step + fine, match)
    },
    addMisspelt: ({ name: at, cost, isWhole }) => {
      const name = names[at]
      if (!name) return
      const weight = entries[name.entry]?.weight ?? 0
      const more = isWhole ? 0 : moreWords
      add(at, (places.typo + cost) * step + more + fineScore(name, weight), 'typo')
    },
    hasGoodMatch: () => bestScore < places.inside * step || hasSeveralNames,
    best: (limit) =>
      [...found]
        // The entry's place in the list breaks ties.
        .sort(([one, a], [other, b]) => a.score - b.score || one - other)
        .slice(0, limit)
        .map(([, { name, match }]) => ({ name, match })),
  }
}
