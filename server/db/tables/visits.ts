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

/** Orders that were not cancelled, by day, language and family. */
export type SalesByDayTable = {
  /** In Switzerland, e.g. '2026-11-21'. */
  day: string
  language: string
  /** The type of the lines' info; '' for whole orders, with shipping. */
  family: string
  /** Orders with a line of the family. */
  orders: number
  /** Centimes, VAT included, after discount. */
  turnover: number
}
