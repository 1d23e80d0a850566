import { type Centimes, times } from '../../../domain/money.ts'

/** Price products by slug: product id and price in centimes. */
export type Prices = Readonly<Record<string, readonly [id: number, price: Centimes]>>

/** 'not-found' has product id 0 (D2 §4) and cannot be ordered online (R19). */
export type SelectorQuote =
  | { state: 'open' }
  | { state: 'found'; slug: string; productId: number; price: Centimes; total: Centimes }
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
  const [productId, price] = product
  return { state: 'found', slug, productId, price, total: times(price, quantity) }
}
