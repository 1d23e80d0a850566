import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Problems of the fields in the login form (D1 §5). */
export const loginProblemMessages = {
  'email-invalid': msg`Invalid email`,
  blank: msg`Can't be blank`,
} satisfies Record<string, MessageDescriptor>

/** Why a login was refused (R30). */
export const loginRefusalMessages = {
  'invalid-credentials': msg`The login information you provided is wrong. Please try again.`,
  'account-pending': msg`Your account is being verified. We will inform you by e-mail once it is activated.`,
  'account-rejected': msg`Your registration could not be accepted. Please contact us.`,
  'account-suspended': msg`Your account is suspended. Please contact us.`,
  'too-many-attempts': msg`Too many attempts. Please wait a few minutes and try again.`,
} satisfies Record<string, MessageDescriptor>

export const loginFailedMessage = msg`There was a problem logging you in.`

/** Before a login if the browser blocks cookies, and after one whose cookies it has not stored. */
export const cookiesBlockedMessage = msg`Your browser blocks the cookies of this site, so you cannot stay logged in. Please allow them, then log in. The shop needs them for the login, the cart and your order.`
