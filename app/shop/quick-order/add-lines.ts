import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { v4 as uuid } from 'uuid'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import type { QuickItem } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { showToast } from '../../browser/toast.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { whenVisitorIdentified } from '../../shell/persisted/visitor-identified.ts'
import { showSignup } from '../../shell/popups/popups.ts'
import { recordAdded } from '../../visits/record-added.ts'
import { addToCart } from '../cart/add-to-cart.ts'

/** `reference`: the person's own one, as in a former order. */
export type CountedItem = { item: QuickItem & { reference?: string }; quantity: number }

const cartItemOf = ({ item: { id, name, info, price, reference }, quantity }: CountedItem) => ({
  cartId: uuid(),
  WcId: id,
  name,
  info,
  icon: lineIllustrations[info.type],
  price,
  quantity,
  ...(reference && { reference }),
})

/**
 * Adds items to the cart, merged with matching lines (R24), and resolves to true; or shows why they
 * cannot be added.
 */
export const addLines = async (
  counted: readonly CountedItem[],
  texts: I18n,
  analytics: Analytics,
): Promise<boolean> => {
  await whenVisitorIdentified
  const refusal = findOrderRestriction(persistedStore.getState().user)
  if (refusal?.right === 'log-in') showSignup()
  else if (refusal) showToast('error', texts._(refusal.message))
  if (refusal) return false
  const items = counted.map(cartItemOf)
  const reason = addToCart(items)
  if (reason) {
    showToast('error', texts._(reason))
    return false
  }
  for (const item of items) recordAdded(analytics, item)
  const count = items.length
  showToast(
    'success',
    count === 1
      ? texts._(msg`Item has been added to Cart!`)
      : texts._(msg`${plural(count, { one: '# item', other: '# items' })} added to the cart.`),
    3_000,
  )
  return true
}
