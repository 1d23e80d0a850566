import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { newId } from '../../db/new-id.ts'
import { i18nIn } from '../../i18n.ts'
import { findLaboratory, pictureOf, senderLines } from '../laboratory.ts'
import type { MailServices } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { createMailTransport, sendJob } from './send-job.ts'

type Recipient = { to: string; language: Language }

/** Of the reason of a mail server, in characters. */
const maxReasonLength = 300

/**
 * Sends a mail to a member of the staff immediately, as all mails are delivered: through the mail
 * server, or into the folder without one. The refusal is the reason of the server, in its own words.
 */
export const sendTestMail = async (
  services: MailServices,
  { to, language }: Recipient,
): Promise<Result<undefined, string>> => {
  const laboratory = await findLaboratory(services)
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  const name = laboratory.name
  const notice: Notice = {
    language,
    subject: t(msg`${name}: test e-mail`),
    title: t(msg`Test e-mail`),
    picture: pictureOf(laboratory),
    greeting: t(msg`Hello,`),
    paragraphs: [
      t(msg`You requested this e-mail in the shop settings. E-mails of the shop look like this.`),
    ],
    sender: senderLines(laboratory),
  }
  const mail = await writeNotice(notice, to, services.now())
  const transport = createMailTransport(services.env)
  try {
    await sendJob(services, transport, { id: newId(), kind: 'test' }, mail)
    return ok(undefined)
  } catch (error) {
    return refuse((error as Error).message.slice(0, maxReasonLength))
  }
}
