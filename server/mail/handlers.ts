import { securityJobs } from '../accounts/security-jobs.ts'
import { statusMailJob } from '../orders/change-status.ts'
import { confirmationJob } from '../orders/write-order.ts'
import type { Handler, Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { createPost } from './transport.ts'

/**
 * The mails that the outbox's worker sends, by kind of job. What draws them is loaded with the
 * first: it takes 40 MB and a sixth of a second, which a start can do without.
 */
export const mailHandlers = (services: Services): Handlers => {
  const post = createPost(services.env)
  const securityMail: Handler = async (body, job) => {
    const { securityMails } = await import('./security-mails.ts')
    await securityMails(services, post)[job.kind]?.(body, job)
  }
  return {
    ...Object.fromEntries(Object.values(securityJobs).map((kind) => [kind, securityMail])),
    [confirmationJob]: async (body, job) => {
      const { orderConfirmation } = await import('./order-confirmation.ts')
      await orderConfirmation(services, post)(body, job)
    },
    [statusMailJob]: async (body, job) => {
      const { orderStatusMail } = await import('./order-status.ts')
      await orderStatusMail(services, post)(body, job)
    },
  }
}
