/** A remedy or other item that is searched by name. */
export type Pickable = {
  id: number
  name: string
  /** Shown next to the name, and searched. */
  abbreviation?: string
  /** Shown on a second line, and searched: 'Abies pectinata · buds'. */
  below?: string
  /** Searched, not shown: another name that the laboratory uses. */
  also?: string
}
