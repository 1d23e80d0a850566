import { hasMailbox } from '../../domain/customer/email.ts'
import { type MailJobs, type MailKind, mailJobs } from '../outbox/mail-jobs.ts'
import type { Handler, Handlers } from '../outbox/worker.ts'
import { createMailTransport, sendJob } from './delivery/send-job.ts'
import type { MailServices, MailWriter } from './mail.ts'

/**
 * The writer of every mail, one entry per kind in `server/outbox/mail-jobs.ts`. Modules load with the
 * first mail: they take 40 MB and 160 ms, which would slow the start.
 */
export const mailWriters: { readonly [Kind in MailKind]: () => Promise<MailWriter<Kind>> } = {
  'order-confirmation': async () =>
    (await import('./orders/order-confirmation.ts')).orderConfirmation,
  'order-changed': async () => (await import('./orders/order-confirmation.ts')).orderChanged,
  'order-placed': async () => (await import('./orders/order-note.ts')).orderPlaced,
  'order-to-approve': async () => (await import('./orders/order-to-approve.ts')).orderToApprove,
  'order-status': async () => (await import('./orders/order-status.ts')).orderStatusMail,
  'order-part-sent': async () => (await import('./orders/order-status.ts')).partSentMail,
  'order-credited': async () => (await import('./orders/order-credited.ts')).orderCredited,
  'payment-reminder': async () => (await import('./orders/payment-reminder.ts')).paymentReminder,
  'signup-received': async () => (await import('./accounts/account-letters.ts')).signupReceived,
  'signup-to-verify': async () => (await import('./accounts/account-letters.ts')).signupToVerify,
  'signup-repeated': async () => (await import('./accounts/account-letters.ts')).signupRepeated,
  'account-decided': async () => (await import('./accounts/account-letters.ts')).accountDecided,
  'certificate-expires': async () =>
    (await import('./accounts/account-letters.ts')).certificateExpires,
  'password-reset': async () => (await import('./accounts/security-mails.ts')).passwordReset,
  'staff-invited': async () => (await import('./accounts/security-mails.ts')).staffInvited,
  'customer-invited': async () => (await import('./accounts/security-mails.ts')).customerInvited,
  'second-factor': async () => (await import('./accounts/security-mails.ts')).secondFactorChanged,
  'password-changed': async () => (await import('./accounts/security-mails.ts')).passwordChanged,
  'email-change': async () => (await import('./accounts/security-mails.ts')).emailChange,
  'email-changed': async () => (await import('./accounts/security-mails.ts')).emailChanged,
  'erasure-confirm': async () => (await import('./accounts/security-mails.ts')).erasureConfirm,
  'account-erased': async () => (await import('./accounts/security-mails.ts')).accountErased,
  'login-guessing': async () => (await import('./accounts/security-mails.ts')).loginGuessing,
  'webhook-failed': async () => (await import('./webhook-note.ts')).webhookFailed,
  'form-received': async () => (await import('./forms/form-letters.ts')).formReceived,
  'form-confirmed': async () => (await import('./forms/form-letters.ts')).formConfirmed,
  'newsletter-confirm': async () => (await import('./forms/form-letters.ts')).newsletterConfirm,
  'newsletter-subscribed': async () =>
    (await import('./forms/form-letters.ts')).newsletterSubscribed,
  alert: async () => (await import('./operation-alerts.ts')).operationAlert,
}

/** Handlers of all mail jobs, by kind. They reject a job whose body is invalid. */
export const mailHandlers = (
  services: MailServices,
  transport = createMailTransport(services.env),
): Handlers => {
  const handlerOf = <Kind extends MailKind>(kind: Kind): Handler => {
    const load = mailWriters[kind]
    return async (stored, job) => {
      const write = await load()
      const mail = await write(services, mailJobs[kind].parse(stored) as MailJobs[Kind], job)
      // Customers who order by phone may have no address.
      if (mail && hasMailbox(mail.to)) await sendJob(services, transport, job, mail)
    }
  }
  const kinds = Object.keys(mailWriters) as MailKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, handlerOf(kind)]))
}
