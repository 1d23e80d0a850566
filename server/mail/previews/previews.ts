import type { MailKind } from '../../outbox/mail-jobs.ts'
import type { MailSample } from '../mail.ts'

/** A sample of one kind of mail. */
export type Preview = MailSample & { kind: MailKind }

/** The samples of all mails. */
export const loadPreviews = async (): Promise<readonly Preview[]> => {
  const { mailSamples } = await import('./samples.ts')
  const kinds = Object.keys(mailSamples) as MailKind[]
  return kinds.flatMap((kind) => mailSamples[kind].map((sample) => ({ kind, ...sample })))
}
