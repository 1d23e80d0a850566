import { type PriceStep, stepPriceAt } from '../../../domain/cart/line-price.ts'
import { type Centimes, times } from '../../../domain/money.ts'

/** Price products by slug: product id, price in centimes, quantity steps. */
export type Prices = Readonly<
  Record<string, readonly [id: number, price: Centimes, ...steps: PriceStep[]]>
>

/** 'not-found' has product id 0 (D2 §4) and cannot be ordered online (R19). */
export type SelectorQuote =
  | { state: 'open' }
  | {
      state: 'found'
      slug: string
      productId: number
      price: Centimes
      /** The price of one piece for the quantity, if that reaches a step. */
      unitPrice: Centimes
      total: Centimes
      steps: readonly PriceStep[]
    }
  | { state: 'not-found'; slug: string; productId: 0 }

/**
 * The price for a quantity of a price product; 'open' without a slug, while a choice is missing.
 */
export const selectorQuote = (
  slug: string | undefined,
  quantity: number,
  prices: Prices,
): SelectorQuote => {
  if (!slug) return { state: 'open' }
  const product = Object.hasOwn(prices, slug) ? prices[slug] : undefined
  if (!product) return { state: 'not-found', slug, productId: 0 }
  const [productId, price, ...steps] = product
  const unitPrice = stepPriceAt(price, steps, quantity) ?? price
  const total = times(unitPrice, quantity)
  return { state: 'found', slug, productId, price, unitPrice, total, steps }
}
