import { confirmationJob } from '../orders/write-order.ts'
import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { createPost } from './transport.ts'

/** The mails that the outbox's worker sends, by kind of job. */
export const mailHandlers = (services: Services): Handlers => {
  const post = createPost(services.env)
  return { [confirmationJob]: orderConfirmation(services, post) }
}
