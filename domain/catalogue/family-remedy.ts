/** A remedy of a family in one language: 'Sapin blanc', 'Abies pectinata · bourgeons'. */
export type FamilyRemedy = {
  id: number
  name: string
  /** What tells it from others: Latin name and part of the plant, or symbol and content. */
  detail: string
  /** How the laboratory names it on its labels, and mixtures too: 'Abies pectinata, gemmae'. */
  label: string
}

/** The same as it travels in a list. */
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
