import { priceSlug } from '../../../domain/homeopathy/price-slug.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { type Centimes, times } from '../../../domain/money.ts'

/** The price products of single homeopathy: product id and price by slug. */
export type Prices = Readonly<Record<string, readonly [id: number, price: Centimes]>>

/** 'not-found' keeps product id 0 (D2 §4): it cannot be ordered online (R19). */
export type Quote =
  | { state: 'open' }
  | { state: 'found'; slug: string; productId: number; price: Centimes; total: Centimes }
  | { state: 'not-found'; slug: string; productId: 0 }

/** What a selection costs; 'open' while something is still to be chosen. */
export const quote = (selection: Selection, prices: Prices): Quote => {
  const slug = selection.remedy === undefined ? undefined : priceSlug(selection)
  if (!slug) return { state: 'open' }
  const product = Object.hasOwn(prices, slug) ? prices[slug] : undefined
  if (!product) return { state: 'not-found', slug, productId: 0 }
  const [productId, price] = product
  return { state: 'found', slug, productId, price, total: times(price, selection.quantity) }
}
