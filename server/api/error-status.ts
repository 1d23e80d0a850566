import { apiErrorMessages } from '../../messages/server/api-errors.ts'

/** The codes of errors, each with a message; JSON has underscores instead of hyphens. */
export type ErrorCode = keyof typeof apiErrorMessages

/** HTTP status of the codes that are not 422; those of 429 and 503 are sent with `Retry-After`. */
const otherStatuses = {
  'json-broken': 400,
  'form-broken': 400,
  'log-in-first': 401,
  'log-in-to-order': 401,
  'log-in-to-store-cart': 401,
  'log-in-to-see-orders': 401,
  'session-expired': 401,
  'key-invalid': 401,
  'invalid-credentials': 403,
  'account-pending': 403,
  'account-rejected': 403,
  'account-suspended': 403,
  'not-allowed': 403,
  'administrators-only': 403,
  'order-with-form': 403,
  'order-not-enabled': 403,
  'token-invalid': 403,
  'staff-only': 403,
  'not-permitted': 403,
  'person-only': 403,
  'second-factor-missing': 403,
  'second-factor-required': 403,
  'note-of-other': 403,
  'other-site': 403,
  'view-only': 403,
  'account-unknown': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'price-changed': 409,
  'terms-changed': 409,
  'cart-changed': 409,
  'key-reused': 409,
  'state-impossible': 409,
  'own-account': 409,
  'account-erased': 409,
  'staff-account': 409,
  'order-open': 409,
  'invoice-unpaid': 409,
  'erasure-requested': 409,
  'erasure-ended': 409,
  'second-person-required': 403,
  'no-draft': 409,
  'only-text': 409,
  'page-fixed': 409,
  'page-published': 409,
  'entry-state-impossible': 409,
  'already-unsubscribed': 409,
  'mail-not-failed': 409,
  'mail-not-resendable': 409,
  'preview-outdated': 409,
  'media-known': 409,
  'media-used': 409,
  'second-factor-exists': 409,
  'own-access': 409,
  'last-administrator': 409,
  'email-taken': 409,
  'edit-conflict': 409,
  'opening-incomplete': 409,
  'backup-running': 409,
  'shop-import-running': 409,
  'upload-incomplete': 409,
  'catalogue-not-empty': 409,
  'status-not-allowed': 409,
  'order-not-sent': 409,
  'sending-final': 409,
  'mail-unknown': 409,
  'shipping-refunded': 409,
  'refund-not-allowed': 409,
  'view-name-taken': 409,
  'too-many-views': 409,
  'statement-known': 409,
  'customer-inactive': 409,
  'price-exists': 409,
  'order-incomplete': 409,
  'already-undone': 409,
  superseded: 409,
  'webhook-inactive': 409,
  'first-price': 409,
  'name-taken': 409,
  'media-too-large': 413,
  'too-large': 413,
  'type-not-accepted': 415,
  'too-many-attempts': 429,
  'too-many-orders': 429,
  'too-many-documents': 429,
  'server-error': 500,
  'service-unavailable': 503,
  'document-unavailable': 503,
} as const satisfies Partial<Record<ErrorCode, number>>

type OtherStatuses = typeof otherStatuses

type StatusOf<Code extends ErrorCode> = Code extends keyof OtherStatuses ? OtherStatuses[Code] : 422

export type ErrorStatus = StatusOf<ErrorCode>

/** HTTP status of an error code. */
export const errorStatus = <Code extends ErrorCode>(code: Code): StatusOf<Code> =>
  ((otherStatuses as Partial<Record<ErrorCode, ErrorStatus>>)[code] ?? 422) as StatusOf<Code>

export const isErrorCode = (code: string): code is ErrorCode =>
  Object.hasOwn(apiErrorMessages, code)
