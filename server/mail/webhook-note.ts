import { msg } from '@lingui/core/macro'
import { isEmail } from '../../domain/customer/email.ts'
import { i18nIn } from '../i18n.ts'
import { findLaboratory } from './laboratory.ts'
import type { MailWriter } from './mail.ts'
import { type NoticeContext, noticeOf, writeNotice } from './notice.ts'
import type { Notice } from './templates/notice.tsx'

type FailedWebhook = { webhookId: string; url: string }

/** To the laboratory: a webhook was switched off. */
export const webhookNote = ({ webhookId, url }: FailedWebhook, context: NoticeContext): Notice =>
  noticeOf(
    {
      mail: 'webhook-failed',
      subject: msg`A webhook was switched off`,
      title: msg`A webhook was switched off`,
      paragraphs: [
        msg`For a day, no event has reached the other program, so nothing more is sent to it.`,
      ],
      facts: [[msg`Address`, url]],
      action: { text: msg`Open the webhook`, path: `/admin/webhooks/${webhookId}` },
      remarks: [
        msg`Once the other program works again, switch the webhook on and send what is missing again.`,
      ],
    },
    context,
  )

/** Mails it to the laboratory, in its language. */
export const webhookFailed: MailWriter<'webhook-failed'> = async (services, webhook) => {
  const laboratory = await findLaboratory(services)
  if (!isEmail(laboratory.email)) return undefined
  const { language } = laboratory
  const context = { language, laboratory, i18n: i18nIn[language] }
  return writeNotice(webhookNote(webhook, context), laboratory.email, services.now())
}
