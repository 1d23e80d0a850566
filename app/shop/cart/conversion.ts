import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { priceString, times } from '../../../domain/money.ts'

export type Conversion = { value: string; currency: 'CHF' }

type Adapter = (conversion: Conversion) => void

const adapters = new Set<Adapter>()

/** A measuring service that wants to know of additions to the cart; it sees to consent (R36). */
export const onConversion = (adapter: Adapter) => {
  adapters.add(adapter)
  return () => adapters.delete(adapter)
}

/** Value and currency, as D1 §4 says; nothing leaves the browser while no adapter is set. */
export const recordConversion = ({ price, quantity }: CartItem) => {
  const conversion: Conversion = { value: priceString(times(price, quantity)), currency: 'CHF' }
  for (const adapter of adapters) adapter(conversion)
}
