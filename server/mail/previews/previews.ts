import type { MailKind } from '../../outbox/mail-jobs.ts'
import type { MailSample } from '../mail.ts'
import { mailManifest } from '../mail-manifest.ts'

/** A sample of one kind of mail. */
export type Preview = MailSample & { kind: MailKind }

/** The samples of all mails. */
export const loadPreviews = async (): Promise<readonly Preview[]> => {
  const kinds = Object.keys(mailManifest) as MailKind[]
  const loaded = kinds.map(async (kind) => {
    const samples = await mailManifest[kind].samples()
    return samples.map((sample) => ({ kind, ...sample }))
  })
  return (await Promise.all(loaded)).flat()
}
