/** Whether a new shop was opened; no row in an installation that had accounts before. */
export type OpeningTable = {
  /** Always 1. */
  id: number
  started_at: Date
  /** Null: the shop is closed to visitors. */
  opened_at: Date | null
}

/** A token that opens the set-up; each start of a server adds one. */
export type SetupTokenTable = {
  token_hash: string
  created_at: Date
}
