import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type OrderRight, orderRight } from '../../../domain/customer/order-right.ts'
import type { SavedUser } from '../../shell/saved/read-saved.ts'

const messages: Record<Exclude<OrderRight, 'allowed'>, MessageDescriptor> = {
  'log-in': msg`Please log in or register to buy products.`,
  'use-form': msg`Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.`,
  contact: msg`Unfortunately you cannot order in the shop. Please contact us to enable this function.`,
}

/** Why this person cannot order, in the words of D1 §6; undefined where ordering is allowed. */
export const orderRefusal = (user: SavedUser | undefined) => {
  const right = orderRight({
    loggedIn: user !== undefined,
    userCanOrder: user?.user_can_order ?? false,
    userCanOrderWithForm: user?.user_can_order_with_form ?? false,
  })
  if (right === 'allowed') return undefined
  // The invitation to log in is shorter-lived than the other two (D1 §4).
  return { right, message: messages[right], milliseconds: right === 'log-in' ? 4_000 : 10_000 }
}
