import { join } from 'node:path'
import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import { findOptions } from '../../content/options.ts'
import type { Env } from '../../env.ts'
import type { Job } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import type { Mail, MailTransport } from '../mail.ts'

/** The configured mail server, else files in `{dataDir}/mail`. Loaded with the first mail. */
export const createMailTransport = ({
  smtpUrl,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'dataDir'>): MailTransport => {
  const load = async () => {
    const { fileTransport, smtpTransport } = await import('./transports.ts')
    return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataDir, 'mail'))
  }
  let loading: ReturnType<typeof load> | undefined
  return async (letter) => {
    loading ??= load()
    await (await loading)(letter)
  }
}

const domainOf = (origin: string) => {
  const { hostname } = new URL(origin)
  return /[a-z]/i.test(hostname) ? hostname : 'localhost'
}

/** Control characters are not allowed in headers; the mail library quotes the name. */
const inOneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const findSender = async ({ db, env }: Pick<Services, 'db' | 'env'>) => {
  const { legal_name, contact_email } = await findOptions(db, ['legal_name', 'contact_email'])
  const address = isEmail(contact_email) ? contact_email : `no-reply@${domainOf(env.origin)}`
  return { name: inOneLine(legal_name), address }
}

/**
 * Sends the mail of a job. A repeated job has the same Message-ID, so that duplicates are
 * recognizable. Throws if the mail is not accepted; the outbox retries.
 */
export const sendJob = async (
  services: Pick<Services, 'db' | 'env'>,
  transport: MailTransport,
  job: Pick<Job, 'id' | 'kind'>,
  mail: Mail,
) => {
  // A line break would add a second recipient.
  if (!isEmail(mail.to)) throw new Error('the recipient has no valid address')
  const subject = inOneLine(mail.subject)
  // Before the attempt, so that the staff also see to whom a mail failed.
  await services.db
    .updateTable('outbox')
    .set({ recipient: mail.listedTo ?? normalizeEmail(mail.to), subject })
    .where('id', '=', job.id)
    .execute()
  await transport({
    ...mail,
    subject,
    from: await findSender(services),
    messageId: `<${job.kind}.${job.id}@${domainOf(services.env.origin)}>`,
  })
}
