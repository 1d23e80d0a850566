/** A remedy, or what else is searched by its name. */
export type Pickable = {
  id: number
  name: string
  /** Shown beside the name and searched too. */
  abbreviation?: string
  /** Shown in a second line and searched too: 'Abies pectinata · buds'. */
  below?: string
  /** Searched, not shown: a name that the laboratory uses besides. */
  also?: string
}
