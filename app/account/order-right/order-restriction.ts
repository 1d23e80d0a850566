import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  findSaleRestriction,
  type ShownRestriction,
} from '../../../domain/order/sale-restriction.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'

/** Why somebody cannot order. */
const messages = {
  'log-in': msg`Please log in or register to buy products.`,
  'use-form': msg`Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.`,
  contact: msg`Unfortunately you cannot order in the shop. Please contact us to enable this function.`,
  'ask-practice': msg`You do not have the right to order. Please ask a person who manages your practice.`,
} satisfies Record<string, MessageDescriptor>

type Rights = Pick<PersistedUser, 'user_can_order' | 'user_can_order_with_form' | 'ordering'>

const refusedRight = (user: Rights | undefined): keyof typeof messages | undefined => {
  if (!user) return 'log-in'
  if (user.user_can_order) return undefined
  if (user.ordering === 'no') return 'ask-practice'
  return user.user_can_order_with_form ? 'use-form' : 'contact'
}

/** `text`: of the server, instead of the message of the right. */
export type OrderRestriction = { right: keyof typeof messages; text?: string }

export const restrictionText = (
  { right, text }: OrderRestriction,
  t: (message: MessageDescriptor) => string,
): string => text ?? t(messages[right])

type Person = { user: Rights | undefined; restrictions?: readonly ShownRestriction[] }

/**
 * Why the person cannot order, worded as in D1 §6, or cannot order what is in `ranges`; undefined when they can.
 * The server decides again.
 */
export const findOrderRestriction = (
  { user, restrictions = [] }: Person,
  ranges?: readonly string[],
): OrderRestriction | undefined => {
  const right = refusedRight(user)
  if (right) return { right }
  const found = findSaleRestriction(restrictions, ranges)
  return found && { right: 'contact', text: found.message }
}

/** The refusal to show instead of "Add to Cart"; visitors get the button, which opens the login. */
export const useOrderRestriction = (ranges?: readonly string[]) => {
  const person = usePersisted((state) => state)
  return person.user && findOrderRestriction(person, ranges)
}
