import { undilutedLine } from '../mixture/substance-line.ts'

/** Why a person may not order some articles. */
export type SaleRestriction = {
  code: 'profession-not-allowed' | 'certificate-expired'
  /**
   * `all`; a type of lines (`schussler`, `custom`); `remedy:12`; `product:7`; substances of mixtures by type or
   * name (`Homeopathy:`, `Homeopathy: Arnica montana`).
   */
  ranges: readonly string[]
  /** In the language of the request: the reason, and who may order it. */
  message: string
}

/** What browsers know of one. */
export type ShownRestriction = Pick<SaleRestriction, 'ranges' | 'message'>

/** A line of the cart. */
type Line = { WcId: number; info: { type: string; remedy?: number | undefined } }

/** The ranges of a line, without the substances of a mixture. */
export const rangesOf = ({ WcId, info: { type, remedy } }: Line): string[] => [
  type,
  `remedy:${remedy}`,
  `product:${WcId}`,
]

/** The substances of a mixture as ranges, by type and by name. */
const substanceRanges = (substances: readonly string[]): string[] =>
  substances.flatMap((one) => [one.replace(/(?<=:).*/, ''), undilutedLine(one)])

/** The first restriction of `all` or of one of the ranges. */
export const findSaleRestriction = <Restriction extends Pick<SaleRestriction, 'ranges'>>(
  restrictions: readonly Restriction[],
  own: readonly string[] = [],
): Restriction | undefined =>
  restrictions.find(({ ranges }) => ranges.some((range) => range === 'all' || own.includes(range)))

/** The first restriction of a line, also by its substances. */
export const findLineRestriction = (
  restrictions: readonly SaleRestriction[],
  line: Line & { info: { substances?: readonly string[] } },
): SaleRestriction | undefined =>
  findSaleRestriction(restrictions, [
    ...rangesOf(line),
    ...substanceRanges(line.info.substances ?? []),
  ])
