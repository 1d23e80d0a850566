import { type MailJobs, type MailKind, mailJobs } from '../outbox/mail-jobs.ts'
import type { Handler, Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { createMailTransport } from './delivery/transport.ts'
import { mailSenders } from './mail-senders.ts'

/** Handlers of all mail jobs, by kind. They reject a job whose body is invalid. */
export const mailHandlers = (
  services: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  transport = createMailTransport(services.env),
): Handlers => {
  const handlerOf = <Kind extends MailKind>(kind: Kind): Handler => {
    const load = mailSenders[kind]
    return async (stored, job) => {
      const send = (await load())(services, transport)
      await send(mailJobs[kind].parse(stored) as MailJobs[Kind], job)
    }
  }
  const kinds = Object.keys(mailSenders) as MailKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, handlerOf(kind)]))
}
