import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  linkTexts,
  newPasswordTexts,
  passwordChangeTexts,
} from '../../app/account/security-texts.ts'
import { problemWords, tooManyAttempts } from '../content/form-words.ts'
import type { ErrorCode } from './error-status.ts'

/** What each error says to people; the wording of D1 §5, §6 and §8 where it gives one. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  'invalid-credentials': msg`The login information you provided is wrong. Please try again.`,
  'account-pending': msg`Your account is being verified. We will inform you by e-mail once it is activated.`,
  'account-rejected': msg`Your registration could not be accepted. Please contact us.`,
  'account-suspended': msg`Your account is suspended. Please contact us.`,
  'too-many-attempts': tooManyAttempts,

  'cart-empty': msg`Your cart is empty.`,
  'too-many-lines': msg`There are too many items in this order. Please split it.`,
  'quantity-invalid': msg`Please enter a whole number from 1 to 999 as the quantity.`,
  'remedy-unknown': msg`A remedy in your order is not in our catalogue.`,
  'product-unknown': msg`A product in your order is not in our catalogue.`,
  'selection-impossible': msg`A remedy in your order is not available in this dilution, form or size.`,
  'price-not-found': msg`This combination cannot be ordered online.`,
  'product-mismatch': msg`An item in your order no longer matches our catalogue. Please remove it and add it again.`,
  'price-changed': msg`A price has changed in the meantime. Please check your order again.`,
  'not-allowed': msg`Your account is not enabled for ordering.`,
  'address-missing': msg`Please complete your addresses before ordering.`,
  'address-incomplete': msg`Please add your house number to your billing address. It is required for the QR-bill.`,
  'country-not-served': msg`We do not deliver to the country of your shipping address.`,
  'payment-invalid': msg`Please choose a payment method.`,
  'key-reused': msg`This order has already been submitted with different content.`,

  'password-missing': newPasswordTexts['password-missing'],
  'password-too-short': newPasswordTexts['password-too-short'],
  'password-too-long': newPasswordTexts['password-too-long'],
  'old-password-missing': passwordChangeTexts['old-password-missing'],
  'new-password-missing': passwordChangeTexts['new-password-missing'],
  'new-passwords-differ': passwordChangeTexts['new-passwords-differ'],
  'new-password-short': passwordChangeTexts['new-password-short'],
  'password-wrong': passwordChangeTexts['password-wrong'],
  'reset-expired': linkTexts['reset-expired'],

  'order-with-form': msg`Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.`,
  'order-not-enabled': msg`Unfortunately you cannot order in the shop. Please contact us to enable this function.`,
  'log-in-first': msg`Please log in.`,
  'log-in-to-order': msg`Please log in or register to buy products.`,
  'log-in-to-see-orders': msg`You must be logged in to view your orders.`,
  'session-expired': msg`Your session expired, please log in again.`,
  'token-invalid': msg`Your session expired, please log in again.`,

  'administrators-only': msg`Only administrators may do this.`,
  'account-unknown': msg`There is no such account.`,
  'state-impossible': msg`This change is not possible in the account’s current status.`,
  'reason-missing': msg`Please give a reason; it will be sent to the person concerned.`,
  'own-account': msg`You cannot change the status of your own account.`,
  'status-not-allowed': msg`The order can no longer be set to this status. Please reload it.`,
  'tracking-invalid': msg`This parcel number does not belong to a completed order.`,

  'other-site': msg`This request came from another site and was refused.`,
  'form-broken': msg`The request could not be read.`,
  'json-broken': msg`The request could not be read.`,
  'type-not-accepted': msg`This type of content is not accepted.`,
  'too-large': msg`The request is too large.`,
  'not-found': msg`Nothing was found at this address.`,
  'method-not-allowed': msg`This address does not accept this type of request.`,
  'key-missing': msg`The header Idempotency-Key is missing or not valid.`,

  'fields-invalid': msg`There are errors in the form, please check and try again.`,
  'email-invalid': msg`Invalid email`,
  blank: msg`Can't be blank`,
  ...problemWords,
  'value-invalid': msg`This value is not valid.`,
  'emails-differ': msg`Emails are not the same`,
  'password-short': msg`Your password has to be at least eight characters long`,
  'password-common': msg`This password is too common. Please choose another one.`,
  'passwords-differ': msg`Passwords are not the same`,
  'profession-missing': msg`You can only sign up as a professional.`,
  'pharma-id-missing': msg`Please specify your Pharma Id.`,
  'certificate-missing': msg`Please select a certificate.`,
  'certificate-type': msg`Please select a PDF file or a picture (JPEG, PNG, WebP, HEIC).`,
  'certificate-too-large': msg`This file is larger than 10 MB.`,
  'too-many-substances': msg`There are too many substances in this mixture.`,
  unavailable: msg`This combination is not available.`,

  'server-error': msg`There was a problem, please try again`,
  'service-unavailable': msg`Our site cannot answer at the moment. Please try again shortly.`,
}
