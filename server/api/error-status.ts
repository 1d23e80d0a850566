import type { CartRefusal } from '../../domain/cart/cart-operation.ts'
import type { SignupProblem } from '../../domain/customer/signup-form.ts'
import type { FormProblem } from '../../domain/forms/check-form.ts'
import type { OptionProblem } from '../../domain/options/option-fields.ts'
import type { OrderRefusal } from '../../domain/order/order-refusal.ts'
import type { LoginRefusal } from '../accounts/login/log-in.ts'
import type { AccountDecisionRefusal } from '../accounts/signup/decide-account.ts'
import type { EditRefusal } from '../content/editing/edit-row.ts'
import type { RedirectProblem } from '../content/redirects/check-redirect.ts'
import type { EntryRefusal } from '../forms/inbox/change-entry.ts'
import type { SubscriberRefusal } from '../forms/subscribers/end-subscription.ts'
import type { ImportRefusal } from '../imports/apply-import.ts'
import type { ClaimRefusal, DeleteRefusal } from '../media/change-media.ts'
import type { ReplaceRefusal } from '../media/replace-media.ts'
import { catalogueStatus } from './admin/catalogue/catalogue-status.ts'

const loginStatus = {
  'invalid-credentials': 403,
  'account-pending': 403,
  'account-rejected': 403,
  'account-suspended': 403,
  'too-many-attempts': 429,
} as const satisfies Record<LoginRefusal['code'], number>

const cartStatus = {
  'cart-full': 422,
  'quantity-too-large': 422,
} as const satisfies Record<CartRefusal, number>

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
  'terms-changed': 409,
  'cart-changed': 409,
  'not-allowed': 403,
  'address-missing': 422,
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
  'password-breached': 422,
  'passwords-differ': 422,
  'profession-missing': 422,
  'pharma-id-missing': 422,
  'certificate-missing': 422,
  'certificate-type': 422,
  'certificate-locked': 422,
  'certificate-too-large': 422,
  'too-long': 422,
  'value-invalid': 422,
} as const satisfies Record<SignupProblem, number>

const decisionStatus = {
  'account-unknown': 404,
  'state-impossible': 409,
  'reason-missing': 422,
  'own-account': 409,
  'expiry-invalid': 422,
  'administrators-only': 403,
} as const satisfies Record<AccountDecisionRefusal, number>

/** Problems of new passwords and addresses (D1 §5), by message name. */
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

const pageStatus = {
  'page-changed': 409,
  'no-draft': 409,
  'only-text': 409,
  'page-fixed': 409,
  'page-published': 409,
  'slug-taken': 422,
  'content-invalid': 422,
  'time-past': 422,
} as const satisfies Record<Exclude<EditRefusal['code'], 'page-unknown'>, number>
/** Refusals of inbox, newsletter, mails and locations. */
const deskStatus = {
  'entry-state-impossible': 409,
  'staff-unknown': 422,
  'already-unsubscribed': 409,
  'mail-not-failed': 409,
  'mail-not-resendable': 409,
} as const satisfies Record<
  | Exclude<EntryRefusal, 'entry-unknown' | 'edit-conflict'>
  | Exclude<SubscriberRefusal, 'subscriber-unknown'>
  | 'mail-not-failed'
  | 'mail-not-resendable',
  number
>

/** Refusals of imports; an unknown one is 404. */
const importStatus = {
  'file-empty': 422,
  'not-text': 422,
  'old-excel': 422,
  'sheet-missing': 422,
  'file-damaged': 422,
  'too-many-rows': 422,
  'file-too-long': 422,
  'file-too-complex': 422,
  'key-column-missing': 422,
  'value-column-missing': 422,
  'column-twice': 422,
  'rows-wrong': 422,
  'prices-unusual': 422,
  'nothing-to-change': 422,
  'preview-outdated': 409,
} as const satisfies Record<Exclude<ImportRefusal, 'day-passed'>, number>

const mediaStatus = {
  'media-missing': 422,
  'media-too-large': 413,
  'media-type': 422,
  'media-locked': 422,
  'media-broken': 422,
  'media-kind': 422,
  'media-known': 409,
  'media-used': 409,
} as const satisfies Record<
  Exclude<ReplaceRefusal, ClaimRefusal> | Exclude<DeleteRefusal['code'], ClaimRefusal>,
  number
>

const redirectStatus = {
  'redirect-from-invalid': 422,
  'redirect-to-invalid': 422,
  'redirect-hides-page': 422,
  'redirect-loop': 422,
  'redirect-repeated': 422,
} as const satisfies Record<RedirectProblem, number>

const optionStatus = {
  blank: 422,
  'too-long': 422,
  'value-invalid': 422,
  'email-invalid': 422,
  'iban-invalid': 422,
  'iban-foreign': 422,
  'address-invalid': 422,
  'phone-invalid': 422,
  'vat-number-invalid': 422,
} as const satisfies Record<OptionProblem, number>

/** HTTP status of each error code; JSON has underscores instead of hyphens. */
export const errorStatus = {
  ...loginStatus,
  ...cartStatus,
  ...orderStatus,
  ...signupStatus,
  ...decisionStatus,
  ...securityStatus,
  ...formStatus,
  ...catalogueStatus,
  ...importStatus,
  ...pageStatus,
  ...deskStatus,
  ...mediaStatus,
  ...redirectStatus,
  ...optionStatus,
  'menu-page-unknown': 422,
  'menu-empty': 422,
  'file-unknown': 422,
  /** May order only with the order form, or not at all (D1 §6). */
  'order-with-form': 403,
  'order-not-enabled': 403,
  'log-in-first': 401,
  'log-in-to-order': 401,
  'log-in-to-store-cart': 401,
  'log-in-to-see-orders': 401,
  'session-expired': 401,
  'token-invalid': 403,
  'staff-only': 403,
  'not-permitted': 403,
  'second-factor-missing': 403,
  'code-wrong': 422,
  'app-code-wrong': 422,
  'second-factor-exists': 409,
  'second-factor-required': 403,
  'own-access': 409,
  'last-administrator': 409,
  'email-taken': 409,
  'edit-conflict': 409,
  'opening-incomplete': 409,
  'catalogue-not-empty': 409,
  /** Not allowed from the order's present status. */
  'status-not-allowed': 409,
  'tracking-invalid': 422,
  'order-not-sent': 409,
  'note-empty': 422,
  'note-of-other': 403,
  'mail-unknown': 409,
  'refund-empty': 422,
  'refund-exceeds': 422,
  'shipping-refunded': 409,
  'refund-not-allowed': 409,
  'view-name-missing': 422,
  'view-name-taken': 409,
  'too-many-views': 409,
  'statement-unreadable': 422,
  'statement-known': 409,
  'invoice-unknown': 422,
  'other-currency': 422,
  'dismissal-reason-missing': 422,
  'other-site': 403,
  /** Staff see the shop as a customer (A13). */
  'view-only': 403,
  /** Only active customers order and see the shop. */
  'customer-inactive': 409,
  'note-blank': 422,
  'json-broken': 400,
  'form-broken': 400,
  'type-not-accepted': 415,
  'too-large': 413,
  'not-found': 404,
  'method-not-allowed': 405,
  /** Several fields, or one without its own code. */
  'fields-invalid': 422,
  'key-missing': 422,
  'too-many-substances': 422,
  unavailable: 422,
  'server-error': 500,
  /** Database outage or overload; sent with `Retry-After`. */
  'service-unavailable': 503,
  /** A document that cannot be drawn now; sent with `Retry-After`. */
  'document-unavailable': 503,
  /** Of one account; sent with `Retry-After`. */
  'too-many-documents': 429,
} as const

export type ErrorCode = keyof typeof errorStatus
