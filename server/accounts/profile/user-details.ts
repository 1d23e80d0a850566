import { type Address, addressKinds, emptyAddress } from '../../../domain/customer/address.ts'
import type { MemberOrdering } from '../../../domain/customer/member-rights.ts'
import { streetLine } from '../../../domain/customer/postal-address.ts'
import type { Database } from '../../db/client.ts'
import type { Role } from '../../db/tables/accounts.ts'
import type { SignedIn } from '../login/session.ts'
import { findAddresses } from './addresses.ts'
import { pendingEmail } from './change-email.ts'

/** The user as API and browser see it (D1 §3), without any password data (R29). */
export type UserView = {
  loggedIn: true
  /** The e-mail address. */
  login: string
  firstName: string
  lastName: string
  /** A single role; D1 §3 names it in the plural. */
  roles: Role
  /** Percent: '10', '12.5'. */
  discount: string
  user_can_order: boolean
  user_can_order_with_form: boolean
  /** Of a member who orders with approval or not at all (R48). */
  ordering?: MemberOrdering | undefined
  billingPhone: string
}

/** Lists every field, so that new account columns are not exposed. */
export const userView = (account: SignedIn): UserView => ({
  loggedIn: true,
  login: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  roles: account.role,
  discount: String(account.discountRate / 100),
  user_can_order: account.userCanOrder,
  user_can_order_with_form: account.userCanOrderWithForm,
  ordering: account.ordering === 'yes' ? undefined : account.ordering,
  billingPhone: account.billingPhone,
})

/**
 * Fields named as in payloads (D1 §3), e.g. `billingCity`; the street line contains the building
 * number.
 */
const prefixed = (kind: string, address: Address = emptyAddress): Record<string, string | null> => {
  const whole = { ...address, Address1: streetLine(address.Address1, address.BuildingNumber) }
  return Object.fromEntries(Object.entries(whole).map(([part, text]) => [`${kind}${part}`, text]))
}

/** The data of the account page: user, both addresses, unconfirmed login address. */
export const findUserDetails = async (db: Database, account: SignedIn, now: Date) => {
  const [addresses, pending] = await Promise.all([
    findAddresses(db, account.practiceId),
    pendingEmail(db, account.accountId, now),
  ])
  return {
    ...userView(account),
    pendingLogin: pending ?? null,
    ...Object.assign({}, ...addressKinds.map((kind) => prefixed(kind, addresses[kind]))),
  }
}
