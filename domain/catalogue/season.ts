/** Months, 1 to 12, both included; `from` after `to` runs over the end of the year. */
export type Season = { from: number; to: number }

export const isInSeason = ({ from, to }: Season, month: number) =>
  from <= to ? from <= month && month <= to : month >= from || month <= to

/** What is in season first, each part in the order it came in; what has no season never is. */
export const inSeasonFirst = <Product extends { season: Season | undefined }>(
  products: readonly Product[],
  month: number,
): Product[] => {
  const isNow = ({ season }: Product) => season !== undefined && isInSeason(season, month)
  return [...products.filter(isNow), ...products.filter((product) => !isNow(product))]
}
