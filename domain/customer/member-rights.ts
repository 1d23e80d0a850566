/** Whether a member of a practice places orders (R48); `with-approval`: after another member agrees. */
export const memberOrderings = ['yes', 'with-approval', 'no'] as const
export type MemberOrdering = (typeof memberOrderings)[number]

/** What a member of a practice may do. */
export type MemberRights = {
  ordering: MemberOrdering
  /** Otherwise only the member's own ones. Invoices are seen with all orders. */
  seesAllOrders: boolean
  /** People, addresses and telephone number. */
  managesPractice: boolean
}

/** Those of the practice's own account. */
export const allRights: MemberRights = {
  ordering: 'yes',
  seesAllOrders: true,
  managesPractice: true,
}

const orderingRank: Record<MemberOrdering, number> = { no: 0, 'with-approval': 1, yes: 2 }

/** Why an account may not order: it depends on the right of the member and on the right to use the form (D1 §6). */
export const notAllowedCode = ({
  ordering,
  userCanOrderWithForm,
}: Pick<MemberRights, 'ordering'> & { userCanOrderWithForm: boolean }) => {
  if (ordering === 'no') return 'order-not-granted'
  return userCanOrderWithForm ? 'order-with-form' : 'order-not-enabled'
}

/** Whether somebody with `own` rights may give the rights `given`, or take them away: never more than the own. */
export const mayGrant = (own: MemberRights, given: MemberRights): boolean =>
  own.managesPractice &&
  orderingRank[given.ordering] <= orderingRank[own.ordering] &&
  (own.seesAllOrders || !given.seesAllOrders)

/** A practice has at most this many members beside its own account. */
export const maxMembers = 40
