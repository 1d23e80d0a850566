import { isEmail } from '../../../domain/customer/email.ts'
import { findOptions } from '../../content/options.ts'
import type { Job } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import type { Mail, MailTransport } from '../mail.ts'

const domainOf = (origin: string) => {
  const { hostname } = new URL(origin)
  return /[a-z]/i.test(hostname) ? hostname : 'localhost'
}

/** Not printable in a header; the name is quoted by the mail library. */
const inOneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const findSender = async ({ db, env }: Pick<Services, 'db' | 'env'>) => {
  const { legal_name, contact_email } = await findOptions(db, ['legal_name', 'contact_email'])
  const address = isEmail(contact_email) ? contact_email : `no-reply@${domainOf(env.origin)}`
  return { name: inOneLine(legal_name), address }
}

/**
 * Sends the mail of a job. A job done twice (a crash between sending and noting it) sends the same
 * Message-ID, by which mail programs and people can tell. Throws when the mail cannot be handed over;
 * the outbox then tries again later.
 */
export const sendJob = async (
  services: Pick<Services, 'db' | 'env'>,
  post: MailTransport,
  job: Pick<Job, 'id' | 'kind'>,
  mail: Mail,
) => {
  // A line break in it would make a second recipient.
  if (!isEmail(mail.to)) throw new Error('no address that mail can be sent to')
  await post({
    ...mail,
    subject: inOneLine(mail.subject),
    from: await findSender(services),
    messageId: `<${job.kind}.${job.id}@${domainOf(services.env.origin)}>`,
  })
}
