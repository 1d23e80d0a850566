import { nameKey } from '../../search/name-key.ts'
import { findExactNames, type SearchHit, search } from '../../search/search.ts'
import type { SearchEntry } from '../../search/search-entry.ts'
import { createSearchIndex } from '../../search/search-index.ts'
import type { NameHit, Thing } from './line-spec.ts'

/** A remedy or product with the names by which it is found. */
export type NamedThing = Thing & SearchEntry

const maxHits = 20

/** Shorter beginnings of words do not identify: 'ca ph'. */
const minWordStart = 3

/** A single shorter word may be an abbreviation of others: 'nux', 'ph'. */
const minWordLength = 5

/** Whole words, or beginnings of several words: 'Nux', 'rhus tox', but not 'bellad'. */
const identifies = (words: readonly string[], name: string) => {
  const known = nameKey(name).split(' ')
  if (words.every((word, i) => word === known[i])) return true
  const isLong = words.length > 1 && words.every((word) => word.length >= minWordStart)
  return isLong && words.every((word, i) => known[i]?.startsWith(word))
}

const qualityOf = (
  { quality, entry, matched }: SearchHit<NamedThing>,
  query: string,
): NameHit['quality'] => {
  const isWhole = quality === 'exact' || quality === 'abbreviation'
  if (isWhole && nameKey(query) === nameKey(entry.name)) return 'label'
  if (isWhole) return entry.ambiguous?.includes(matched) ? 'shared' : 'exact'
  if (quality !== 'words' && quality !== 'prefix') return 'similar'
  const words = nameKey(query).split(' ')
  // The best match hides those of other names: 'rhus' begins 'Rhus-t.', 'acid nit' resembles 'Nit-ac.'.
  const names = [matched, entry.name, ...(entry.synonyms ?? []), ...(entry.abbreviations ?? [])]
  if (!names.some((name) => identifies(words, name))) return 'similar'
  return query.length < minWordLength ? 'shared' : 'words'
}

const toHit =
  (query: string) =>
  (hit: SearchHit<NamedThing>): NameHit => ({
    family: hit.entry.family,
    id: hit.entry.id,
    quality: qualityOf(hit, query),
  })

/** Symbols of elements as first words of salts: 'Mg phos', 'K. bi'. */
const elements: Readonly<Record<string, string>> = {
  ag: 'argentum',
  au: 'aurum',
  ba: 'baryta',
  ca: 'calcarea',
  cu: 'cuprum',
  fe: 'ferrum',
  k: 'kali',
  mg: 'magnesia',
  na: 'natrum',
  pb: 'plumbum',
  sb: 'antimonium',
  zn: 'zincum',
}

/** 'Mg. phos' → 'magnesia phos'; undefined without a symbol. */
const withElement = (query: string) => {
  const [, symbol = '', rest] = /^(\p{L}{1,2})[.\s-]+(\p{L}{2}.*)$/u.exec(query) ?? []
  const element = elements[symbol.toLowerCase()]
  return element && `${element} ${rest}`
}

/** The searches of a line: whole names, and all that a name could mean. */
export const createNameFinder = (things: readonly NamedThing[]) => {
  const index = createSearchIndex(things)
  const findExact = (query: string) => findExactNames(index, query).map(toHit(query))
  const findNames = (query: string, typos: boolean) =>
    search(index, query, { limit: maxHits, typos }).map(toHit(query))
  return {
    findExact,
    findNames: (query: string, typos = true) => {
      const salt = withElement(query)
      const salts = salt === undefined ? [] : findNames(salt, false)
      const named = salts.filter(({ quality }) => quality !== 'similar')
      return named.length > 0 && findExact(query).length === 0 ? named : findNames(query, typos)
    },
  }
}
