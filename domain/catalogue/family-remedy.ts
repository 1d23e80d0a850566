/** A remedy of a family in one language: 'Sapin blanc', 'Abies pectinata · bourgeons'. */
export type FamilyRemedy = {
  id: number
  name: string
  /** Distinguishes remedies: Latin name and part of the plant, or symbol and content. */
  detail: string
  /** The name on the laboratory's labels and in mixtures: 'Abies pectinata, gemmae'. */
  label: string
}

/** A FamilyRemedy as a tuple, to keep lists small on the wire. */
export type FamilyRow = readonly [id: number, name: string, detail: string, label: string]

export const familyRow = ({ id, name, detail, label }: FamilyRemedy): FamilyRow => [
  id,
  name,
  detail,
  label,
]

export const readFamilyRow = ([id, name, detail, label]: FamilyRow): FamilyRemedy => ({
  id,
  name,
  detail,
  label,
})
