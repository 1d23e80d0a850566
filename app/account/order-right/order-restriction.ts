import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type OrderRight, orderRight } from '../../../domain/customer/order-right.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'

const messages: Record<Exclude<OrderRight, 'allowed'>, MessageDescriptor> = {
  'log-in': msg`Please log in or register to buy products.`,
  'use-form': msg`Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.`,
  contact: msg`Unfortunately you cannot order in the shop. Please contact us to enable this function.`,
}

/** Why the person cannot order, worded as in D1 §6; undefined when they can. */
export const findOrderRestriction = (
  user: Pick<PersistedUser, 'user_can_order' | 'user_can_order_with_form'> | undefined,
) => {
  const right = orderRight({
    loggedIn: user !== undefined,
    userCanOrder: user?.user_can_order ?? false,
    userCanOrderWithForm: user?.user_can_order_with_form ?? false,
  })
  return right === 'allowed' ? undefined : { right, message: messages[right] }
}

export type OrderRestriction = NonNullable<ReturnType<typeof findOrderRestriction>>

/** The refusal to show instead of "Add to Cart"; visitors get the button, which opens the login. */
export const useOrderRestriction = () => {
  const user = usePersisted(({ user }) => user)
  return user && findOrderRestriction(user)
}
