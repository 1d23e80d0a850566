import type { SignupProblem } from '../../domain/customer/signup-form.ts'
import type { FormProblem } from '../../domain/forms/check-form.ts'
import type { OrderRefusal } from '../../domain/order/order-refusal.ts'
import type { LoginRefusal } from '../accounts/login/log-in.ts'
import type { DecisionRefusal } from '../accounts/signup/decide-account.ts'

const loginStatus = {
  'invalid-credentials': 403,
  'account-pending': 403,
  'account-rejected': 403,
  'account-suspended': 403,
  'too-many-attempts': 429,
} as const satisfies Record<LoginRefusal['code'], number>

const orderStatus = {
  'cart-empty': 422,
  'too-many-lines': 422,
  'quantity-invalid': 422,
  'remedy-unknown': 422,
  'product-unknown': 422,
  'selection-impossible': 422,
  'price-not-found': 422,
  'product-mismatch': 422,
  'price-changed': 409,
  'not-allowed': 403,
  'address-missing': 422,
  'address-incomplete': 422,
  'country-not-served': 422,
  'payment-invalid': 422,
  'key-reused': 409,
  'too-many-orders': 429,
} as const satisfies Record<OrderRefusal, number>

const signupStatus = {
  'email-invalid': 422,
  'emails-differ': 422,
  blank: 422,
  'password-short': 422,
  'password-common': 422,
  'password-personal': 422,
  'password-pattern': 422,
  'password-guessable': 422,
  'passwords-differ': 422,
  'profession-missing': 422,
  'pharma-id-missing': 422,
  'certificate-missing': 422,
  'certificate-type': 422,
  'certificate-too-large': 422,
  'too-long': 422,
  'value-invalid': 422,
} as const satisfies Record<SignupProblem, number>

const decisionStatus = {
  'account-unknown': 404,
  'state-impossible': 409,
  'reason-missing': 422,
  'own-account': 409,
} as const satisfies Record<DecisionRefusal, number>

/** What speaks against a new password or address (D1 §5), by the names of their texts. */
const securityStatus = {
  'password-missing': 422,
  'password-too-short': 422,
  'password-too-long': 422,
  'old-password-missing': 422,
  'new-password-missing': 422,
  'new-passwords-differ': 422,
  'new-password-short': 422,
  'password-wrong': 422,
  'reset-expired': 422,
} as const

const formStatus = {
  'name-missing': 422,
  'email-missing': 422,
  'email-wrong': 422,
  'accept-terms': 422,
  'field-missing': 422,
  'message-missing': 422,
  'too-long': 422,
} as const satisfies Record<FormProblem, number>

/** The status that goes with each code of an error; in JSON the codes have underscores. */
export const errorStatus = {
  ...loginStatus,
  ...orderStatus,
  ...signupStatus,
  ...decisionStatus,
  ...securityStatus,
  ...formStatus,
  /** D1 §6: may not order in the shop, but with the order form; may not order at all. */
  'order-with-form': 403,
  'order-not-enabled': 403,
  'log-in-first': 401,
  'log-in-to-order': 401,
  'log-in-to-see-orders': 401,
  'session-expired': 401,
  'token-invalid': 403,
  'administrators-only': 403,
  /** From where the order is by now it does not go there. */
  'status-not-allowed': 409,
  'tracking-invalid': 422,
  'other-site': 403,
  'json-broken': 400,
  'form-broken': 400,
  'type-not-accepted': 415,
  'too-large': 413,
  'not-found': 404,
  'method-not-allowed': 405,
  /** Several fields, or one with none of the codes below. */
  'fields-invalid': 422,
  'key-missing': 422,
  'too-many-substances': 422,
  unavailable: 422,
  'server-error': 500,
  /** The database is away or the server overloaded; `Retry-After` says when to try again. */
  'service-unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatus
