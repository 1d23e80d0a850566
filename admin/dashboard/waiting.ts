/** What waits, as the API answers it; without the numbers that the role may not read. */
export type Waiting = {
  pendingAccounts?: number
  openOrders?: Record<string, number>
  failedMails?: number
  newEntries?: number
  priceMisses?: { total: number; top: { slug: string; name: string; misses: number }[] }
  failedSearches?: { total: number; top: { query: string; language: string; searches: number }[] }
  untranslatedPages?: Record<string, number>
  /** So many stored files without a record that none is deleted. */
  blockedFiles: number
  missingFiles?: number
}

/** Figures that the role may not read are missing; `turnover` in centimes. */
type Figures = { turnover?: number; orders?: number; views: number; signups?: number }

export type Series = {
  weeks: (Figures & { monday: string })[]
  families?: { family: string; orders?: number; turnover?: number }[]
  languages: (Figures & { language: string })[]
}
