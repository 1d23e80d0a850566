import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'

/** Why somebody cannot order. */
const messages = {
  'log-in': msg`Please log in or register to buy products.`,
  'use-form': msg`Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.`,
  contact: msg`Unfortunately you cannot order in the shop. Please contact us to enable this function.`,
} satisfies Record<string, MessageDescriptor>

type Rights = Pick<PersistedUser, 'user_can_order' | 'user_can_order_with_form'>

const refusedRight = (user: Rights | undefined): keyof typeof messages | undefined => {
  if (!user) return 'log-in'
  if (user.user_can_order) return undefined
  return user.user_can_order_with_form ? 'use-form' : 'contact'
}

/** Why the person cannot order, worded as in D1 §6; undefined when they can. */
export const findOrderRestriction = (user: Rights | undefined) => {
  const right = refusedRight(user)
  return right && { right, message: messages[right] }
}

export type OrderRestriction = NonNullable<ReturnType<typeof findOrderRestriction>>

/** The refusal to show instead of "Add to Cart"; visitors get the button, which opens the login. */
export const useOrderRestriction = () => {
  const user = usePersisted(({ user }) => user)
  return user && findOrderRestriction(user)
}
