import { accountJobs } from '../accounts/account-mails.ts'
import { securityJobs } from '../accounts/security-jobs.ts'
import { formJobs } from '../forms/form-jobs.ts'
import { statusMailJob } from '../orders/change-status.ts'
import { confirmationJob, orderPlacedJob } from '../orders/placing/write-order.ts'
import type { Handler, Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { createMailTransport } from './delivery/transport.ts'
import type { MailTransport } from './mail.ts'

type MakeHandlers = (services: Services, post: MailTransport) => Handlers

const orderMails = async (): Promise<MakeHandlers> => {
  const { orderConfirmation } = await import('./orders/order-confirmation.ts')
  const { orderPlaced } = await import('./orders/order-note.ts')
  const { orderStatusMail } = await import('./orders/order-status.ts')
  return (services, post) => ({
    [confirmationJob]: orderConfirmation(services, post),
    [orderPlacedJob]: orderPlaced(services, post),
    [statusMailJob]: orderStatusMail(services, post),
  })
}
const accountMails = async () => (await import('./accounts/account-letters.ts')).accountLetters
const formMails = async () => (await import('./forms/form-letters.ts')).formLetters
const securityMails = async () => (await import('./accounts/security-mails.ts')).securityMails

const kindsOf = (load: () => Promise<MakeHandlers>, kinds: readonly string[]) =>
  kinds.map((kind) => ({ kind, load }))

/** Every kind of mail, and where its handler is. */
export const mailKinds = [
  ...kindsOf(orderMails, [confirmationJob, orderPlacedJob, statusMailJob]),
  ...kindsOf(accountMails, Object.values(accountJobs)),
  ...kindsOf(securityMails, Object.values(securityJobs)),
  ...kindsOf(formMails, Object.values(formJobs)),
]

/**
 * The mails that the outbox's worker sends, by kind of job. What draws them is loaded with the
 * first: it takes 40 MB and a sixth of a second, which a start can do without.
 */
export const mailHandlers = (services: Services): Handlers => {
  const post = createMailTransport(services.env)
  const handlers = mailKinds.map(({ kind, load }): [string, Handler] => [
    kind,
    async (body, job) => {
      const make = await load()
      const handler = make(services, post)[kind]
      if (!handler) throw new Error(`nobody writes ${kind}`)
      await handler(body, job)
    },
  ])
  return Object.fromEntries(handlers)
}
