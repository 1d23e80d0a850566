import { useCallback } from 'react'
import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString, times } from '../../domain/money.ts'
import { readConsent } from '../../ui/use-consent.ts'
import { useSiteFacts } from '../shell/site-facts.ts'

/** Records what was added to the cart, by value and currency, for who has agreed to it (D1 §4, R36). */
export const useConversion = () => {
  const { analytics } = useSiteFacts()
  return useCallback(
    async ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>) => {
      const agreed = readConsent()
      if (!agreed?.has('marketing')) return
      const { recordConversion } = await import('./record.ts')
      const value = priceString(times(price, quantity))
      recordConversion(analytics, agreed, { value, currency: 'CHF' })
    },
    [analytics],
  )
}
