/** Names beside the label name by which an entry is found. */
export type SearchNames = {
  /** Repertory abbreviations and their usual variants: 'Nat-m.', 'Nat-mur'. */
  abbreviations?: readonly string[]
  /** Former, international and common names in all languages. */
  synonyms?: readonly string[]
  /** Abbreviations and synonyms that several remedies share. */
  ambiguous?: readonly string[]
  /** 3: ordered most. 2: polycrest or ordered frequently. 1: ordered or used often. Default 0. */
  weight?: number
}

/** An item that is found by its names; its place in the list breaks ties. */
export type SearchEntry = SearchNames & {
  id: number
  name: string
  /** The repertory abbreviation that is shown. */
  abbreviation?: string
}
