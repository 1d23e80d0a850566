/** Page views per day, without any reference to people. */
export type PageViewTable = {
  /** In Switzerland, e.g. '2026-11-21'. */
  day: string
  /** The page key of the address dictionary. */
  page: string
  language: string
  views: number
}

/** Additions to carts per day. */
export type ConversionTable = {
  day: string
  additions: number
  /** Centimes. */
  value: number
}

/** Searches without a result per day. */
export type FailedSearchTable = {
  day: string
  language: string
  /** Folded words, without anything that can name a person. */
  query: string
  searches: number
}
