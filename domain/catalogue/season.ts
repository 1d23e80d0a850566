import type { Language } from '../language.ts'
import { monthName } from '../long-date.ts'

/**
 * Months 1 to 12, both included; when `from` is greater than `to`, the season spans the new year.
 */
export type Season = { from: number; to: number }

export const isInSeason = ({ from, to }: Season, month: number) =>
  from <= to ? from <= month && month <= to : month >= from || month <= to

/**
 * Sorts products in season first, otherwise stably; products without a season count as out of
 * season.
 */
export const inSeasonFirst = <Product extends { season: Season | undefined }>(
  products: readonly Product[],
  month: number,
): Product[] => {
  const isNow = ({ season }: Product) => season !== undefined && isInSeason(season, month)
  return [...products.filter(isNow), ...products.filter((product) => !isNow(product))]
}

/** 'November – February'. */
export const seasonText = ({ from, to }: Season, language: Language) =>
  `${monthName(from, language)} – ${monthName(to, language)}`
