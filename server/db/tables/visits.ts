/** How often a page was read on a day; of nobody in particular. */
export type PageViewTable = {
  /** In Switzerland, '2026-11-21'. */
  day: string
  /** Its key in the dictionary of addresses. */
  page: string
  language: string
  views: number
}

/** What was added to carts on a day. */
export type ConversionTable = {
  day: string
  additions: number
  /** Centimes. */
  value: number
}
