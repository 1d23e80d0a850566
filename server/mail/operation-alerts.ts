import { msg } from '@lingui/core/macro'
import { alertTexts } from '../../messages/server/alerts.ts'
import { i18nIn } from '../i18n.ts'
import type { MailJobs } from '../outbox/mail-jobs.ts'
import { findLaboratory } from './laboratory.ts'
import type { MailWriter } from './mail.ts'
import { type NoticeContext, type NoticeTexts, noticeOf, writeNotice } from './notice.ts'
import type { Notice } from './templates/notice.tsx'

type Event = Pick<MailJobs['alert'], 'cause' | 'machine' | 'state'>

/** To the laboratory: an alert has begun or ended. */
export const alertNote = ({ cause, machine, state }: Event, context: NoticeContext): Notice => {
  const { title, text } = alertTexts[cause]
  const problem = context.i18n._(title)
  const words: Pick<NoticeTexts, 'mail' | 'subject' | 'paragraphs' | 'details'> =
    state === 'begun'
      ? {
          mail: 'alert-begun',
          subject: msg`Shop alert: ${problem}`,
          paragraphs: [msg`The shop has noticed a problem that needs attention.`],
          details: [text],
        }
      : {
          mail: 'alert-ended',
          subject: msg`Resolved: ${problem}`,
          paragraphs: [msg`The problem that we reported no longer exists.`],
        }
  return noticeOf(
    {
      ...words,
      title,
      facts: [[msg`Machine`, machine]],
      action: { text: msg`Open the back office`, path: '/admin/' },
    },
    context,
  )
}

export const operationAlert: MailWriter<'alert'> = async (services, event) => {
  const laboratory = await findLaboratory(services)
  const { language, email } = laboratory
  const notice = alertNote(event, { language, laboratory, i18n: i18nIn[language] })
  return writeNotice(notice, email, new Date(event.at))
}
