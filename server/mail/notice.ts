import { render } from '@react-email/render'
import type { Language } from '../../domain/language.ts'
import { signature } from './laboratory.ts'
import type { Mail } from './mail.ts'
import { type Notice, NoticeLetter } from './templates/notice.tsx'

/** A fact in plain text; French has a no-break space before the colon. */
export const noticeFactLine = (
  { label, value }: { label: string; value: string },
  language: Language,
  between = ' ',
) => `${label}${language === 'fr' ? '\u00a0' : ''}:${between}${value}`

const noticeText = ({
  facts = [],
  quote,
  closing = [],
  action,
  link,
  remarks = [],
  ...notice
}: Notice) =>
  [
    notice.greeting,
    ...notice.paragraphs,
    ...(facts.length > 0
      ? [facts.map((fact) => noticeFactLine(fact, notice.language)).join('\n')]
      : []),
    ...(quote ? [noticeFactLine(quote, notice.language, '\n')] : []),
    ...closing,
    ...(action
      ? [noticeFactLine({ label: action.text, value: action.url }, notice.language, '\n')]
      : []),
    ...remarks,
    ...(link ? [noticeFactLine({ label: link.text, value: link.url }, notice.language, '\n')] : []),
    signature(notice.sender),
  ].join('\n\n')

/** A notice as HTML and as plain text. */
export const writeNotice = async (notice: Notice, to: string, date: Date): Promise<Mail> => ({
  to,
  subject: notice.subject,
  html: await render(NoticeLetter(notice)),
  text: noticeText(notice),
  date,
})
