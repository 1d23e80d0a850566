import { type MailJobs, type MailKind, mailJobs } from '../outbox/mail-jobs.ts'
import type { Handler, Handlers } from '../outbox/worker.ts'
import { sendJob } from './delivery/send-job.ts'
import { createMailTransport } from './delivery/transport.ts'
import type { MailServices } from './mail.ts'
import { mailWriters } from './mail-writers.ts'

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
      if (mail) await sendJob(services, transport, job, mail)
    }
  }
  const kinds = Object.keys(mailWriters) as MailKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, handlerOf(kind)]))
}
