import * as z from 'zod'
import { accountNews } from '../../domain/customer/account-news.ts'
import { alertCauses } from '../../domain/staff/alert-causes.ts'
import type { Database } from '../db/client.ts'
import { enqueueJob, enqueueJobs } from './outbox.ts'

const accountId = z.string()
/** `at`: time of the event. */
const accountEvent = z.object({ accountId, at: z.iso.datetime() })
/** `removed` by the owner of the account, `reset` by an administrator. */
export const secondFactorEvents = [
  'enrolled',
  'removed',
  'reset',
  'codes-low',
  'codes-renewed',
] as const
export type SecondFactorEvent = (typeof secondFactorEvents)[number]
const formEntry = z.object({ entryId: z.string() })
const order = z.object({ orderId: z.string() })
const subscription = z.object({ subscriptionId: z.string() })

/**
 * Every kind of mail with the data of its job; the key is the stored kind.
 * `server/mail/handlers.ts` has the code that sends it, `server/mail/previews/samples.ts` its samples.
 */
export const mailJobs = {
  /** To the customer. */
  'order-confirmation': order,
  /** A changed order, to the customer; `version`: the one before. */
  'order-changed': order.extend({ version: z.int() }),
  /** A new order, or `news` of its customer about it, to the laboratory. */
  'order-placed': order.extend({ news: z.enum(['changed', 'cancelled']).optional() }),
  /** A requested order, to a member of the practice who may approve it. */
  'order-to-approve': order.extend({ accountId }),
  /** A change of status, to the customer. */
  'order-status': order.extend({ eventId: z.string() }),
  /** A parcel with a part of an order, to the customer. */
  'order-part-sent': order.extend({ shipmentId: z.string() }),
  /** A credit note over a part of an order, to the customer. `note`: a message of the staff. */
  'order-credited': order.extend({ number: z.int(), note: z.string() }),
  /** A reminder of an invoice, to the customer. */
  'payment-reminder': order.extend({ reminderId: z.string() }),
  /** To the person who signed up. */
  'signup-received': accountEvent,
  /** To the laboratory. */
  'signup-to-verify': accountEvent,
  /** To the owner of an address that was used for another signup. */
  'signup-repeated': accountEvent,
  /** To the owner of the account. */
  'account-decided': accountEvent.extend({ news: z.enum(accountNews), reason: z.string() }),
  /** A reminder to the owner. `expiresOn`: YYYY-MM-DD. */
  'certificate-expires': accountEvent.extend({ expiresOn: z.iso.date() }),
  /** Reset link, to the address that was entered; null and no mail if it has no account. */
  'password-reset': z.object({ accountId: accountId.nullable() }),
  /** Link to choose the first password, to a new member of the staff. */
  'staff-invited': z.object({ accountId }),
  /** Link to choose the first password, to a customer whose account the staff made. */
  'customer-invited': z.object({ accountId }),
  /** Notice about the second factor, to the owner of the account. */
  'second-factor': accountEvent.extend({ event: z.enum(secondFactorEvents) }),
  /** Notice that the password changed. */
  'password-changed': z.object({ accountId }),
  /** Confirmation link, to the new address. */
  'email-change': z.object({ accountId, email: z.string() }),
  /** Notice that the address changed, to the former address `to`. */
  'email-changed': z.object({ accountId, to: z.string() }),
  /** Link to confirm the erasure of an account, to its owner. */
  'erasure-confirm': z.object({ accountId, requestId: z.string() }),
  /** Notice that the account is erased, to its former address `to`. */
  'account-erased': z.object({
    ...{ accountId, to: z.string(), person: z.string(), language: z.string() },
  }),
  /** Warning about guessed passwords, to the owner. `at`: when the limit was exceeded. */
  'login-guessing': accountEvent,
  /** To the laboratory: a webhook was switched off. */
  'webhook-failed': z.object({ webhookId: z.string(), url: z.string() }),
  /** To the laboratory: the submitted form. */
  'form-received': formEntry,
  /** To the sender of a contest or webinar form: confirmation of receipt. */
  'form-confirmed': formEntry,
  /** Confirmation link of a subscription, to its address. */
  'newsletter-confirm': subscription,
  /** Notice that the subscription is active, with the link to unsubscribe. */
  'newsletter-subscribed': subscription,
  /** To the laboratory: a problem of the running shop has begun or ended. */
  alert: z.object({
    cause: z.enum(alertCauses),
    machine: z.string(),
    state: z.enum(['begun', 'ended']),
    at: z.iso.datetime(),
  }),
} satisfies Record<string, z.ZodType>

export type MailKind = keyof typeof mailJobs

export const mailKinds = Object.keys(mailJobs) as [MailKind, ...MailKind[]]

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailJobs, kind)

/**
 * Mails that staff may send again: they have no token, and their bodies contain ids instead of
 * addresses, so that these can stay stored as long as the mail is listed.
 */
const resendableKinds: ReadonlySet<string> = new Set<MailKind>([
  'order-confirmation',
  'order-changed',
  'order-placed',
  'order-to-approve',
  'order-status',
  'order-part-sent',
  'order-credited',
  'payment-reminder',
  'signup-received',
  'signup-to-verify',
  'account-decided',
  'certificate-expires',
  'form-received',
  'form-confirmed',
  'newsletter-subscribed',
])

export const isResendable = (kind: string) => resendableKinds.has(kind)

export type MailJobs = { [Kind in MailKind]: z.infer<(typeof mailJobs)[Kind]> }

/** Enqueues a mail in the caller's transaction; it is due immediately. */
export const enqueueMail = <Kind extends MailKind>(
  trx: Database,
  kind: Kind,
  body: MailJobs[Kind],
  now: Date,
) => enqueueJob(trx, kind, body, now)

/** Enqueues mails of several kinds with the same data. */
export const enqueueMails = <Kind extends MailKind>(
  trx: Database,
  kinds: readonly Kind[],
  body: MailJobs[Kind],
  now: Date,
) =>
  enqueueJobs(
    trx,
    kinds.map((kind) => ({ kind, body })),
    now,
  )
