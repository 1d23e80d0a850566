import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import { rangesOf } from '../../../domain/order/sale-restriction.ts'
import { formatQuantity } from '../../../domain/quantity.ts'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import { cartRefusalMessages } from '../../../messages/shop/cart-refusals.ts'
import type { QuickItem } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import {
  findOrderRestriction,
  restrictionText,
} from '../../account/order-right/order-restriction.ts'
import { showToast } from '../../browser/toast.ts'
import { changeCart } from '../../shell/persisted/change-cart.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { whenVisitorIdentified } from '../../shell/persisted/visitor-identified.ts'
import { showSignup } from '../../shell/popups/popups.ts'
import { refuseInView } from '../../shell/viewing/view-mode.ts'
import { recordAdded } from '../../visits/record-added.ts'

/** A line offered by a page, without cartId; the icon follows from its family. */
export type OfferedLine = Omit<CartItem, 'cartId' | 'icon'>

/** A new line of the cart. */
export const cartItemOf = (line: OfferedLine): CartItem => ({
  ...line,
  icon: lineIllustrations[line.info.type],
  cartId: uuid(),
})

const messageOf = (lines: readonly OfferedLine[], texts: I18n) => {
  const count = lines.length
  return count === 1
    ? texts._(msg`Item has been added to Cart!`)
    : texts._(msg`${plural(count, { one: '# item', other: '# items' })} added to the cart.`)
}

/**
 * Adds lines to the cart, all or none, merged with equal lines (R24), and resolves to true; or shows
 * why they cannot be added (D1 §4, §6). Visitors get the popup with login and signup, which contains
 * D1's message.
 */
export const putInCart = async (
  lines: readonly OfferedLine[],
  texts: I18n,
  analytics: Analytics,
): Promise<boolean> => {
  if (refuseInView()) return false
  await whenVisitorIdentified
  const restriction = lines
    .map((line) => findOrderRestriction(persistedStore.getState(), rangesOf(line)))
    .find(Boolean)
  if (restriction?.right === 'log-in') showSignup()
  else if (restriction)
    showToast(
      'error',
      restrictionText(restriction, (message) => texts._(message)),
    )
  if (restriction) return false
  const refusal = changeCart({ type: 'add', lines: lines.map(cartItemOf) })
  if (refusal) {
    if (refusal !== 'view-only') showToast('error', texts._(cartRefusalMessages[refusal]))
    return false
  }
  for (const line of lines) recordAdded(analytics, line)
  const [first] = lines
  const detail = lines.length === 1 && first ? formatQuantity(first) : undefined
  showToast('success', messageOf(lines, texts), 3_000, detail)
  return true
}

/** `reference`: the person's own one, as in a former order. */
export type CountedItem = { item: QuickItem & { reference?: string }; quantity: number }

/** Adds read items to the cart; see `putInCart`. */
export const addLines = (counted: readonly CountedItem[], texts: I18n, analytics: Analytics) =>
  putInCart(
    counted.map(({ item: { id: WcId, name, info, price, reference }, quantity }) => ({
      ...{ WcId, name, info, price, quantity },
      ...(reference && { reference }),
    })),
    texts,
    analytics,
  )
