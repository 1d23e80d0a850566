import type { Language } from '../../../domain/language.ts'
import { isDatabaseUnavailable } from '../../db/database-error.ts'
import { isResendable, type MailJobs, type MailKind, mailJobs } from '../../outbox/mail-jobs.ts'
import { mailWriters } from '../handlers.ts'
import { findLaboratory } from '../laboratory.ts'
import type { Mail, MailServices } from '../mail.ts'

/** A rendered mail; `isSample`: with sample data, since its own is not stored or secret. */
type MailPreview = Pick<Mail, 'to' | 'subject' | 'html' | 'text'> & {
  attachments: string[]
  isSample: boolean
}

const previewOf = (
  { to, subject, html, text, attachments = [] }: Mail,
  isSample: boolean,
): MailPreview => ({
  to,
  subject,
  html,
  text,
  attachments: attachments.map(({ filename }) => filename),
  isSample,
})

/** The mail of stored data; no row of the outbox has the id of the job. */
const writeStored = async <Kind extends MailKind>(
  services: MailServices,
  kind: Kind,
  body: unknown,
): Promise<Mail | undefined> => {
  const parsed = mailJobs[kind].safeParse(body)
  if (!parsed.success) return undefined
  const write = await mailWriters[kind]()
  const job = { id: 'preview', kind, body, tries: 1 }
  return write(services, parsed.data as MailJobs[Kind], job)
}

const writeSample = async (services: MailServices, kind: MailKind, language: Language) => {
  const { mailSamples } = await import('../previews/samples.ts')
  const [sample] = mailSamples[kind]
  return sample?.write(language, await findLaboratory(services))
}

/**
 * The mail as it would be written now. Mails with a token are shown with sample data: writing one
 * would replace the token that was mailed, and staff must not see it.
 */
export const previewMail = async (
  services: MailServices,
  { kind, body }: { kind: MailKind; body: unknown },
  language: Language,
): Promise<MailPreview | undefined> => {
  const mail = isResendable(kind)
    ? await writeStored(services, kind, body).catch((error: unknown) => {
        // Its order, account or entry was deleted: the sample is shown.
        if (isDatabaseUnavailable(error)) throw error
        return undefined
      })
    : undefined
  if (mail) return previewOf(mail, false)
  const sample = await writeSample(services, kind, language)
  return sample && previewOf({ ...sample, to: '' }, true)
}
