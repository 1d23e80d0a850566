import type { Language } from '../../../domain/language.ts'
import { isDatabaseUnavailable } from '../../db/database-error.ts'
import { isResendable, type MailJobs, type MailKind, mailJobs } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { findLaboratory } from '../laboratory.ts'
import type { Letter, Mail } from '../mail.ts'
import { mailSenders } from '../mail-senders.ts'

/** A rendered mail; `isSample`: with sample data, since its own is not stored or secret. */
type MailPreview = Pick<Mail, 'to' | 'subject' | 'html' | 'text'> & {
  attachments: string[]
  isSample: boolean
}

type RequiredServices = Pick<Services, 'db' | 'env' | 'log' | 'now'>

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

/** The letter that the sender would hand over; no row of the outbox has the id of the job. */
const writeLetter = async <Kind extends MailKind>(
  services: RequiredServices,
  kind: Kind,
  body: unknown,
): Promise<Letter | undefined> => {
  const parsed = mailJobs[kind].safeParse(body)
  if (!parsed.success) return undefined
  const written: Letter[] = []
  const sender = await mailSenders[kind]()
  const send = sender(services, async (letter) => void written.push(letter))
  await send(parsed.data as MailJobs[Kind], { id: 'preview', kind, body, tries: 1 })
  return written[0]
}

const writeSample = async (services: RequiredServices, kind: MailKind, language: Language) => {
  const { mailSamples } = await import('../previews/samples.ts')
  const [sample] = mailSamples[kind]
  return sample?.write(language, await findLaboratory(services))
}

/**
 * The mail as it would be written now. Mails with a token are shown with sample data: writing one
 * would replace the token that was mailed, and staff must not see it.
 */
export const previewMail = async (
  services: RequiredServices,
  { kind, body }: { kind: MailKind; body: unknown },
  language: Language,
): Promise<MailPreview | undefined> => {
  const letter = isResendable(kind)
    ? await writeLetter(services, kind, body).catch((error: unknown) => {
        // Its order, account or entry was deleted: the sample is shown.
        if (isDatabaseUnavailable(error)) throw error
        return undefined
      })
    : undefined
  if (letter) return previewOf(letter, false)
  const sample = await writeSample(services, kind, language)
  return sample && previewOf({ ...sample, to: '' }, true)
}
