import type { Mixture } from '../../../domain/mixture/check-mixture.ts'
import { mixtureSlugs, mostExpensive } from '../../../domain/mixture/mixture-price.ts'
import { type SubstanceType, substanceTypes } from '../../../domain/mixture/substance.ts'
import type { Centimes } from '../../../domain/money.ts'
import { type Prices, type SelectorQuote, selectorQuote } from '../selector/selector-quote.ts'

const productIn = (prices: Prices) => (slug: string) => {
  const [id, price] = (Object.hasOwn(prices, slug) && prices[slug]) || []
  return id !== undefined && price !== undefined ? { id, price } : undefined
}

/**
 * The price of a mixture: the most expensive candidate; none when a candidate has no product (R14).
 */
export const mixtureQuote = (
  mixture: Mixture | undefined,
  quantity: number,
  prices: Prices,
): SelectorQuote => {
  if (!mixture) return { state: 'open' }
  const found = mostExpensive(mixtureSlugs(mixture), productIn(prices))
  return selectorQuote((found.ok ? found.value : found.refusal).slug, quantity, prices)
}

/** The price product of one type of substance. */
type Candidate = { type: SubstanceType; slug: string; price: Centimes | undefined }

/** The candidates of a mixture, one for each type of substance (R14). */
export const mixtureCandidatesOf = (mixture: Mixture, prices: Prices): Candidate[] =>
  substanceTypes
    .filter((type) => mixture.substances.some((substance) => substance.type === type))
    .flatMap((type) => {
      const substances = mixture.substances.filter((substance) => substance.type === type)
      const find = productIn(prices)
      return mixtureSlugs({ ...mixture, substances }).map((slug) => ({
        type,
        slug,
        price: find(slug)?.price,
      }))
    })
