import { accountJobs } from '../accounts/account-mails.ts'
import { securityJobs } from '../accounts/security-jobs.ts'
import { formJobs } from '../forms/form-jobs.ts'
import { statusMailJob } from '../orders/change-status.ts'
import { confirmationJob, orderPlacedJob } from '../orders/placing/write-order.ts'
import type { Handler, Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { createMailTransport } from './delivery/transport.ts'
import type { MailTransport } from './mail.ts'

type MakeHandlers = (services: Services, transport: MailTransport) => Handlers

const orderMails = async (): Promise<MakeHandlers> => {
  const { orderConfirmation } = await import('./orders/order-confirmation.ts')
  const { orderPlaced } = await import('./orders/order-note.ts')
  const { orderStatusMail } = await import('./orders/order-status.ts')
  return (services, transport) => ({
    [confirmationJob]: orderConfirmation(services, transport),
    [orderPlacedJob]: orderPlaced(services, transport),
    [statusMailJob]: orderStatusMail(services, transport),
  })
}
const accountMails = async () => (await import('./accounts/account-letters.ts')).accountLetters
const formMails = async () => (await import('./forms/form-letters.ts')).formLetters
const securityMails = async () => (await import('./accounts/security-mails.ts')).securityMails

const kindsOf = (load: () => Promise<MakeHandlers>, kinds: readonly string[]) =>
  kinds.map((kind) => ({ kind, load }))

/** The job kinds of mails, with the modules that handle them. */
export const mailKinds = [
  ...kindsOf(orderMails, [confirmationJob, orderPlacedJob, statusMailJob]),
  ...kindsOf(accountMails, Object.values(accountJobs)),
  ...kindsOf(securityMails, Object.values(securityJobs)),
  ...kindsOf(formMails, Object.values(formJobs)),
]

/**
 * Handlers of all mail jobs. Modules load with the first mail: they take 40 MB and 160 ms, which
 * would slow the start.
 */
export const mailHandlers = (services: Services): Handlers => {
  const transport = createMailTransport(services.env)
  const handlers = mailKinds.map(({ kind, load }): [string, Handler] => [
    kind,
    async (body, job) => {
      const make = await load()
      const handler = make(services, transport)[kind]
      if (!handler) throw new Error(`no mail is defined for jobs of kind ${kind}`)
      await handler(body, job)
    },
  ])
  return Object.fromEntries(handlers)
}
