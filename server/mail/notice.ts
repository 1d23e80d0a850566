import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { render } from '@react-email/render'
import type { Language } from '../../domain/language.ts'
import type { MailTextName } from '../../domain/options/mail-texts.ts'
import { type Laboratory, pictureOf, senderLines, signature } from './laboratory.ts'
import type { Mail } from './mail.ts'
import { mailTextOf, type Text } from './mail-text.ts'
import type { MailFact } from './templates/letter.tsx'
import { type Notice, NoticeLetter } from './templates/notice.tsx'

/** A fact in plain text; French has a no-break space before the colon. */
const factLine = (
  { label, value }: { label: string; value: string },
  language: Language,
  between = ' ',
) => `${label}${language === 'fr' ? '\u00a0' : ''}:${between}${value}`

const noticeText = ({
  number,
  facts = [],
  quote,
  links = [],
  closing = [],
  action,
  link,
  remarks = [],
  ...notice
}: Notice) =>
  [
    ...(number ? [factLine(number, notice.language)] : []),
    notice.greeting,
    ...notice.paragraphs,
    ...(facts.length > 0 ? [facts.map((fact) => factLine(fact, notice.language)).join('\n')] : []),
    ...(quote ? [factLine(quote, notice.language, '\n')] : []),
    ...links.map(({ text, url }) => [text, url].filter(Boolean).join('\n')),
    ...closing,
    ...(action ? [factLine({ label: action.text, value: action.url }, notice.language, '\n')] : []),
    ...remarks,
    ...(link ? [factLine({ label: link.text, value: link.url }, notice.language, '\n')] : []),
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

/** Recipient, language and sender of a notice; without `person` nobody is named. */
export type NoticeContext = {
  person?: string
  language: Language
  laboratory: Laboratory
  i18n: I18n
}

/** A label with its value; without a value it is not shown. */
export type FactRow = readonly [label: Text, value: string | undefined]

/** The texts of a notice before their translation. */
export type NoticeTexts = {
  mail: MailTextName
  subject: Text
  title: Text
  /** Shown large: of the order or document that it is about. */
  number?: readonly [label: Text, value: string]
  /** Preview text after the subject; default: the opening. */
  preheader?: (opening: string) => string
  /** The opening, which the laboratory can replace. */
  paragraphs: readonly Text[]
  /** After the opening, and not to be replaced: they depend on the case. */
  details?: readonly Text[]
  facts?: readonly FactRow[]
  quote?: FactRow
  closing?: readonly Text[]
  /** `path` of the site. */
  action?: { text: Text; path: string } | undefined
  links?: Notice['links']
  link?: { text: Text; url: string }
  remarks?: readonly Text[]
}

const translated = (text: Text, i18n: I18n) => (typeof text === 'string' ? text : i18n._(text))

/** Labelled values; empty ones are omitted. */
export const factsOf = (rows: readonly FactRow[], i18n: I18n): MailFact[] =>
  rows.flatMap(([label, value]) =>
    value?.trim() ? [{ label: translated(label, i18n), value }] : [],
  )

/** Mail clients turn such names into links, so they are not used in the greeting. */
const looksLikeLink = /[/:@\\]|\bwww\b|\.\p{L}{2}/iu

/** A notice in the language of its recipient, with greeting and sender. */
export const noticeOf = (
  { mail, number, facts, quote, action, link, remarks = [], ...texts }: NoticeTexts,
  { person = '', language, laboratory, i18n }: NoticeContext,
): Notice => {
  const t = (text: Text) => translated(text, i18n)
  const { links, preheader, paragraphs, details = [], closing = [] } = texts
  const { opening, ...own } = mailTextOf(
    mail,
    { ...texts, opening: paragraphs, closing },
    { laboratory, language, i18n },
  )
  return {
    ...own,
    language,
    ...(links && { links }),
    ...(preheader && { preheader: preheader(opening.join(' ')) }),
    picture: pictureOf(laboratory),
    number: number && factsOf([number], i18n)[0],
    greeting: t(!person || looksLikeLink.test(person) ? msg`Hello,` : msg`Hello ${person},`),
    paragraphs: [...opening, ...details.map(t)],
    ...(facts && { facts: factsOf(facts, i18n) }),
    quote: quote && factsOf([quote], i18n)[0],
    action: action && { text: t(action.text), url: laboratory.origin + action.path },
    remarks: remarks.map(t),
    ...(link && { link: { text: t(link.text), url: link.url } }),
    sender: senderLines(laboratory),
  }
}
