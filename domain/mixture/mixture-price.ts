import { dhToCh } from '../homeopathy/dilution-steps.ts'
import type { Form, Size } from '../homeopathy/form.ts'
import { isPricedByDilution, priceCategory, singleSlug } from '../homeopathy/price-slug.ts'
import type { Centimes } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type HomeopathicSubstance, isHomeopathic, type Substance } from './substance.ts'

/** The inputs of the price. */
export type PricedMixture = { substances: readonly Substance[]; form: Form; size: Size }

/** The CH equivalent of a dilution on either scale (R11). */
const chOf = ({ scale, dilution }: HomeopathicSubstance) =>
  scale === 'DH' ? dhToCh(Number(dilution)) : Number(dilution)

/** The price category of the highest dilution among DH and CH substances (R11); 0 for none. */
export const highestCategory = (substances: readonly HomeopathicSubstance[]): number =>
  priceCategory('CH', String(Math.max(0, ...substances.map(chOf))))

/**
 * Price tiers by the count of DH and CH substances (R12); without `to` the tier has no upper limit.
 */
export const tiers = [
  { from: 1, to: 1, suffix: '' },
  { from: 2, to: 4, suffix: '' },
  { from: 5, to: 10, suffix: '-6-substances' },
  { from: 11, to: undefined, suffix: '-11-substances' },
] as const

export type Tier = (typeof tiers)[number]

/** The tier for a count of DH and CH substances; undefined for 0. */
export const tierOf = (count: number): Tier | undefined =>
  tiers.findLast(({ from }) => count >= from)

/**
 * A single substance is priced like the single remedy, by the categories of its scale (R43).
 */
const homeopathicSlug = (substances: readonly HomeopathicSubstance[], form: Form, size: Size) => {
  if (!isPricedByDilution(form)) return `combined-${form}-${size}`
  const [only, second] = substances
  if (only && !second) return singleSlug({ ...only, form, size })
  const suffix = tierOf(substances.length)?.suffix ?? ''
  return `combined-homeopathy-ch-${form}-price-${highestCategory(substances)}-${size}${suffix}`
}

/**
 * The slugs of all candidate price products (D2 §7, R11–R14). Mixed Drops have one each for
 * homeopathy, plants and buds; otherwise there is one. Expects a form that the substances allow.
 */
export const mixtureSlugs = ({ substances, form, size }: PricedMixture): string[] => {
  const homeopathy = substances.filter(isHomeopathic)
  const has = (type: Substance['type']) => substances.some((substance) => substance.type === type)
  return [
    ...(homeopathy.length > 0 ? [homeopathicSlug(homeopathy, form, size)] : []),
    ...(has('Phytotherapy') ? [`combined-phytotherapy-${form}-${size}`] : []),
    ...(has('Gemmotherapy') ? [`combined-gemmotherapy-${form}-${size}`] : []),
  ]
}

/** The slug without a price product. */
type MissingPrice = { slug: string }

/**
 * The most expensive candidate, the first one on a tie. When one candidate has no product there is
 * no price (R14).
 */
export const mostExpensive = <Product extends { price: Centimes }>(
  slugs: readonly string[],
  productOf: (slug: string) => Product | undefined,
): Result<{ slug: string; product: Product }, MissingPrice> => {
  let best: { slug: string; product: Product } | undefined
  for (const slug of slugs) {
    const product = productOf(slug)
    if (!product) return refuse({ slug })
    if (!best || product.price > best.product.price) best = { slug, product }
  }
  return best ? ok(best) : refuse({ slug: '' })
}
