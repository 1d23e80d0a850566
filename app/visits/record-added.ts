import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString, times } from '../../domain/money.ts'
import type { Analytics } from '../../domain/visits/analytics.ts'
import { readConsent } from '../../ui/consent-cookie.ts'

/** Records the value of an addition to the cart, with consent only (D1 §4, R36). */
export const recordAdded = async (
  analytics: Analytics,
  { price, quantity }: Pick<CartItem, 'price' | 'quantity'>,
) => {
  if (!readConsent()?.has('marketing')) return
  const { recordConversion } = await import('./record.ts')
  const value = priceString(times(price, quantity))
  recordConversion(analytics, { value, currency: 'CHF' })
}
