import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Language } from '../../domain/language.ts'
import {
  type MailText,
  type MailTextName,
  mailTextFields,
} from '../../domain/options/mail-texts.ts'

/** A text to translate, or one that is shown as it is. */
export type Text = MessageDescriptor | string

/** The texts of a mail with placeholders, such as `{number}`; `defaults` are those of the shop. */
export type MailTextSource = (
  name: MailTextName,
  language: Language,
  defaults: MailText,
) => MailText

/** The laboratory's own text where it has one. */
export const ownMailText = (own: Partial<MailText>, defaults: MailText): MailText => {
  const texts = mailTextFields.map((field) => [field, own[field] || defaults[field]] as const)
  return Object.fromEntries(texts) as MailText
}

type Defaults = {
  subject: Text
  title: Text
  opening: readonly Text[]
  closing: readonly Text[]
}

type Reader = {
  laboratory: { name: string; textOf: MailTextSource }
  language: Language
  i18n: I18n
}

/** With placeholders instead of values. */
const withPlaceholders = (text: Text, i18n: I18n) => {
  if (typeof text === 'string') return text
  const names = Object.keys(text.values ?? {})
  return i18n._({
    ...text,
    values: Object.fromEntries(names.map((name) => [name, `{${name}}`])),
  })
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

/** Subject, title and paragraphs of a mail, with the laboratory's own texts. */
export const mailTextOf = (
  name: MailTextName,
  { subject, title, opening, closing }: Defaults,
  { laboratory, language, i18n }: Reader,
) => {
  const raw = (text: Text) => withPlaceholders(text, i18n)
  const values: Readonly<Record<string, unknown>> = Object.assign(
    { laboratory: laboratory.name },
    ...[subject, ...opening].map((text) => (typeof text === 'string' ? {} : text.values)),
  )
  const text = laboratory.textOf(name, language, {
    subject: raw(subject),
    title: raw(title),
    opening: opening.map(raw).join('\n'),
    closing: closing.map(raw).join('\n'),
  })
  const filled = (template: string) =>
    template.replace(/\{(\w+)\}/g, (placeholder, key) => String(values[key] ?? placeholder))
  return {
    subject: filled(text.subject),
    title: filled(text.title),
    opening: paragraphsOf(text.opening).map(filled),
    closing: paragraphsOf(text.closing).map(filled),
  }
}
