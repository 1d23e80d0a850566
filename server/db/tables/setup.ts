/** The first set-up of the shop; no row in an installation that had accounts before. */
export type SetupTable = {
  /** Always 1. */
  id: number
  /** Counts steps, so that concurrent changes are noticed. */
  version: number
  /** The account of the first step. */
  administrator_id: string | null
  /** When the data of the laboratory were saved. */
  laboratory_at: Date | null
  /** When the catalogue was imported, and from what. */
  catalogue_at: Date | null
  catalogue_source: 'files' | 'example' | null
  started_at: Date
  /** When the shop was opened. */
  completed_at: Date | null
}

/** A token that opens the set-up; each start of a server adds one. */
export type SetupTokenTable = {
  token_hash: string
  created_at: Date
}

/** An uploaded catalogue file that waits for its confirmation. */
export type SetupFileTable = {
  name: string
  content: string
}
