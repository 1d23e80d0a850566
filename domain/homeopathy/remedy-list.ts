import { decodeNames, encodeNames } from '../search/encode-names.ts'
import type { SearchNames } from '../search/search-entry.ts'
import { parseRemedy, type Remedy, type RemedyRecord } from './remedy.ts'

/** Never part of a name or abbreviation. */
const separator = '\n'

/** A remedy with all names by which it is found. */
export type ListedRemedy = Remedy & SearchNames

type Ranges = Pick<RemedyRecord, 'ch' | 'k' | 'lmf' | 'lmt'>

/**
 * All single remedies in columns, to keep the download small. Ids are deltas; equal range texts are
 * stored once.
 */
export type RemedyList = {
  ids: number[]
  names: string
  /** '' when there is none. */
  abbreviations: string
  /** Further abbreviations and synonyms, by `encodeNames`. */
  synonyms: string
  /** A digit per remedy. */
  weights: string
  ranges: Ranges[]
  /** For each remedy, the index in `ranges`. */
  rangeOf: number[]
}

export const writeRemedyList = (records: readonly (RemedyRecord & SearchNames)[]): RemedyList => {
  const places = new Map<string, number>()
  const ranges: Ranges[] = []
  const placeOf = ({ ch, k, lmf, lmt }: RemedyRecord) => {
    const key = JSON.stringify([ch, k, lmf, lmt])
    const place = places.get(key) ?? ranges.push({ ch, k, lmf, lmt }) - 1
    places.set(key, place)
    return place
  }
  return {
    ids: records.map(({ id }, i) => id - (records[i - 1]?.id ?? 0)),
    names: records.map(({ nm }) => nm).join(separator),
    abbreviations: records.map(({ ab }) => ab ?? '').join(separator),
    synonyms: records.map(encodeNames).join(separator),
    weights: records.map(({ weight = 0 }) => weight).join(''),
    ranges,
    rangeOf: records.map(placeOf),
  }
}

/** Decodes a list in its order; an incomplete list throws a RangeError. */
export const readRemedyList = (list: RemedyList): ListedRemedy[] => {
  const abbreviations = list.abbreviations.split(separator)
  const synonyms = list.synonyms.split(separator)
  let id = 0
  return list.names.split(separator).map((nm, i) => {
    const distance = list.ids[i]
    const ranges = list.ranges[list.rangeOf[i] ?? -1]
    if (distance === undefined || !ranges)
      throw new RangeError(`remedy ${i} of the list is cut off`)
    id += distance
    return {
      ...parseRemedy({ id, nm, ab: abbreviations[i] || null, ...ranges }),
      ...decodeNames(synonyms[i] ?? ''),
      ...(list.weights[i] !== '0' && { weight: Number(list.weights[i]) }),
    }
  })
}
