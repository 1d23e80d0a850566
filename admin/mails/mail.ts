import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Schemas } from '../api/client.ts'

/** A mail of the queue as the API answers it. */
export type QueuedMail = Schemas['QueuedMail']

export type MailState = QueuedMail['state']

export const mailStateTexts: Record<MailState, MessageDescriptor> = {
  queued: msg({ message: 'Queued', context: 'state of a mail' }),
  retrying: msg({ message: 'Failed, will be tried again', context: 'state of a mail' }),
  failed: msg({ message: 'Failed', context: 'state of a mail' }),
  sent: msg({ message: 'Sent', context: 'state of a mail' }),
  'not-needed': msg({ message: 'Not needed', context: 'state of a mail' }),
}

export const mailStateColours = {
  queued: 'info',
  retrying: 'warning',
  failed: 'error',
  sent: 'success',
  'not-needed': 'default',
} as const

const connectionErrors =
  /\b(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH)\b|timeout|greeting never received/i

/** Whether a mail failed because no mail server answered, rather than by its refusal. */
export const isServerUnreachable = (reason: string) => connectionErrors.test(reason)

/** What each kind of mail is about, and who receives it. */
export const mailKindTexts: Readonly<Record<string, MessageDescriptor>> = {
  'order-confirmation': msg`Order confirmation`,
  'order-changed': msg`Order changed`,
  'order-placed': msg`New order, to the laboratory`,
  'order-to-approve': msg`Order awaits approval`,
  'order-status': msg`Order update`,
  'order-part-sent': msg`Part of an order is on its way`,
  'order-credited': msg`Credit note`,
  'payment-reminder': msg`Payment reminder`,
  'signup-received': msg`Registration received`,
  'signup-to-verify': msg`Registration to verify, to the laboratory`,
  'signup-repeated': msg`Registration with a known address`,
  'account-decided': msg`Decision about an account`,
  'certificate-expires': msg`Certificate expires`,
  'password-reset': msg`Link for a new password`,
  'staff-invited': msg`Invitation to the back office`,
  'customer-invited': msg`Invitation to the shop`,
  'second-factor': msg`Message about two-factor authentication`,
  'password-changed': msg`Password changed`,
  'email-change': msg`Link to confirm an address`,
  'email-changed': msg`Address changed`,
  'erasure-confirm': msg`Link to delete an account`,
  'account-erased': msg`Account deleted`,
  'login-guessing': msg`Alert: many wrong passwords`,
  'webhook-failed': msg`Webhook switched off`,
  'form-received': msg`Form entry, to the laboratory`,
  'form-confirmed': msg`Receipt of a form entry`,
  'newsletter-confirm': msg`Link to confirm the newsletter`,
  'newsletter-subscribed': msg`Newsletter confirmed`,
  alert: msg`Alert about the running shop`,
}
