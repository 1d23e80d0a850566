import { decodeNames, encodeNames } from '../search/encode-names.ts'
import type { SearchNames } from '../search/search-entry.ts'

/** A remedy of a family in one language: 'Sapin blanc', 'Abies pectinata · bourgeons'. */
export type FamilyRemedy = {
  id: number
  name: string
  /** Distinguishes remedies: Latin name and part of the plant, or symbol and content. */
  detail: string
  /** The name on the laboratory's labels and in mixtures: 'Abies pectinata, gemmae'. */
  label: string
} & SearchNames

/** A FamilyRemedy as a tuple, to keep lists small on the wire. */
export type FamilyRow = readonly [
  id: number,
  name: string,
  detail: string,
  label: string,
  names?: string,
]

export const familyRow = ({ id, name, detail, label, ...names }: FamilyRemedy): FamilyRow => {
  const line = encodeNames(names)
  return line === '' ? [id, name, detail, label] : [id, name, detail, label, line]
}

export const readFamilyRow = ([id, name, detail, label, names = '']: FamilyRow): FamilyRemedy => ({
  id,
  name,
  detail,
  label,
  ...decodeNames(names),
})
