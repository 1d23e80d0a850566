/** Why a person may not order some articles. */
export type SaleRestriction = {
  code: 'profession-not-allowed' | 'certificate-expired'
  /**
   * `all`; a family (`schussler`, `mixture`); `remedy:12`; `product:7`; substances of mixtures by type or name
   * (`Homeopathy:`, `Homeopathy: Arnica montana`).
   */
  ranges: readonly string[]
  /** In the language of the request: the reason, and who may order it. */
  message: string
}

/** What browsers know of one. */
export type ShownRestriction = Pick<SaleRestriction, 'ranges' | 'message'>

const isSubstanceIn = (substance: string, range: string) =>
  range.endsWith(':')
    ? substance.startsWith(range)
    : substance.startsWith(range) && /^( \d+(DH|CH))?$/.test(substance.slice(range.length))

/** A line of the cart, or what is already chosen of one. */
export type RestrictedArticle = {
  WcId: number
  info: { type: string; remedy?: number | undefined; substances?: readonly string[] }
}

const isIn = (range: string, { WcId, info }: RestrictedArticle): boolean => {
  const { type, remedy, substances = [] } = info
  if (type === 'custom')
    return range === 'mixture' || substances.some((substance) => isSubstanceIn(substance, range))
  return [type, `remedy:${remedy}`, `product:${WcId}`].includes(range)
}

/** The first restriction of an article; without one, of all articles. */
export const findSaleRestriction = <Restriction extends Pick<SaleRestriction, 'ranges'>>(
  restrictions: readonly Restriction[],
  article?: RestrictedArticle,
): Restriction | undefined =>
  restrictions.find(({ ranges }) =>
    ranges.some((range) => range === 'all' || (article && isIn(range, article))),
  )
