import { render } from '@react-email/render'
import type { Language } from '../../domain/language.ts'
import { signature } from './laboratory.ts'
import type { Mail } from './mail.ts'
import { NoticeLetter } from './templates/notice.tsx'

/** In plain text; French keeps a space before the colon. */
export const factLine = (
  { label, value }: { label: string; value: string },
  language: Language,
  between = ' ',
) => `${label}${language === 'fr' ? '\u00a0' : ''}:${between}${value}`

type Fact = { label: string; value: string }

/** A short letter in words, and at most one thing to do. */
export type Notice = {
  language: Language
  subject: string
  title: string
  /** What mail programs show after the subject; the first paragraph where it is left out. */
  preheader?: string
  greeting: string
  paragraphs: readonly string[]
  /** What it is about. */
  facts?: readonly Fact[]
  /** What somebody has written, in their own words. */
  quote?: Fact | undefined
  /** Paragraphs after what was written. */
  closing?: readonly string[]
  /** A button. */
  action?: { text: string; url: string } | undefined
  /** Something else that can be done, as a plain link. */
  link?: { text: string; url: string }
  /** In small print below it. */
  remarks?: readonly string[]
  sender: readonly string[]
}

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
    ...(facts.length > 0 ? [facts.map((fact) => factLine(fact, notice.language)).join('\n')] : []),
    ...(quote ? [factLine(quote, notice.language, '\n')] : []),
    ...closing,
    ...(action ? [factLine({ label: action.text, value: action.url }, notice.language, '\n')] : []),
    ...remarks,
    ...(link ? [factLine({ label: link.text, value: link.url }, notice.language, '\n')] : []),
    signature(notice.sender),
  ].join('\n\n')

/** The letter as HTML and as plain text. */
export const writeNotice = async (notice: Notice, to: string, date: Date): Promise<Mail> => ({
  to,
  subject: notice.subject,
  html: await render(NoticeLetter(notice)),
  text: noticeText(notice),
  date,
})
