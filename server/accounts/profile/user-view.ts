import type { Role } from '../../db/tables/accounts.ts'
import type { SignedIn } from '../login/session.ts'

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
  billingPhone: account.billingPhone,
})
