import type { SearchEntry } from '../../../domain/search/search-entry.ts'

/** A remedy or other item that is searched by name. */
export type Pickable = SearchEntry & {
  /** Shown on a second line: 'Abies pectinata · buds'. */
  below?: string
}
