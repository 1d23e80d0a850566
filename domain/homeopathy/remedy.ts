import { dhFromCh, rangeAlong } from './ladder.ts'
import { type Scale, scales } from './scale.ts'

/** A remedy as the catalogue keeps it: range texts and LM limits; null = scale not offered (R10). */
export type RemedyRecord = {
  id: number
  nm: string
  ab: string | null
  ch: string | null
  k: string | null
  lmf: number | null
  lmt: number | null
}

/** A remedy with its orderable dilutions spelled out; an empty list = scale not offered. */
export type Remedy = {
  id: number
  name: string
  abbreviation?: string
  dilutions: Record<Scale, readonly string[]>
}

type Dilutions = Remedy['dilutions']

const spellOut = ({ ch, k, lmf, lmt }: RemedyRecord): Dilutions => {
  const CH = rangeAlong('CH', ch ?? '')
  const LM = lmf === null || lmt === null ? '' : `${Math.max(1, lmf)}-${Math.min(100, lmt)}`
  return { DH: dhFromCh(CH), CH, K: rangeAlong('K', k ?? ''), LM: rangeAlong('LM', LM) }
}

// Some 2,000 remedies share some 20 sets of dilutions: spelled out once, they share the lists too.
const known = new Map<string, Dilutions>()

/** Reads a record once, at the edge. Remedies of equal ranges share their lists: never change them. */
export const parseRemedy = (record: RemedyRecord): Remedy => {
  const key = `${record.ch} ${record.k} ${record.lmf} ${record.lmt}`
  const dilutions = known.get(key) ?? spellOut(record)
  known.set(key, dilutions)
  const { id, nm: name, ab } = record
  return ab === null ? { id, name, dilutions } : { id, name, abbreviation: ab, dilutions }
}

/** The scales in which a remedy is made. */
export const scalesOf = (remedy: Remedy): readonly Scale[] =>
  scales.filter((scale) => remedy.dilutions[scale].length > 0)
