import { chToDh, expandDilutionRanges, type Scale, scales } from './dilution-steps.ts'

/**
 * A remedy as stored in the catalogue: range texts and LM limits; null: scale not offered (R10).
 */
export type RemedyRecord = {
  id: number
  nm: string
  ab: string | null
  ch: string | null
  k: string | null
  lmf: number | null
  lmt: number | null
}

/** A remedy with its list of dilutions per scale; empty: scale not offered. */
export type Remedy = {
  id: number
  name: string
  abbreviation?: string
  dilutions: Record<Scale, readonly string[]>
}

type Dilutions = Remedy['dilutions']

const spellOut = ({ ch, k, lmf, lmt }: RemedyRecord): Dilutions => {
  const CH = expandDilutionRanges('CH', ch ?? '')
  const LM = lmf === null || lmt === null ? '' : `${Math.max(1, lmf)}-${Math.min(100, lmt)}`
  return {
    DH: chToDh(CH),
    CH,
    K: expandDilutionRanges('K', k ?? ''),
    LM: expandDilutionRanges('LM', LM),
  }
}

// About 2,000 remedies share 20 sets of dilutions, so equal sets share one object.
const cache = new Map<string, Dilutions>()

/** Parses a record. Remedies with equal ranges share their lists: do not mutate them. */
export const parseRemedy = (record: RemedyRecord): Remedy => {
  const key = `${record.ch} ${record.k} ${record.lmf} ${record.lmt}`
  const dilutions = cache.get(key) ?? spellOut(record)
  cache.set(key, dilutions)
  const { id, nm: name, ab } = record
  return ab === null ? { id, name, dilutions } : { id, name, abbreviation: ab, dilutions }
}

/** The scales that a remedy is made in. */
export const scalesOf = (remedy: Remedy): readonly Scale[] =>
  scales.filter((scale) => remedy.dilutions[scale].length > 0)
