import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormField, FormKind } from '../../../domain/forms/form-fields.ts'
import { fieldsOf } from '../../../domain/forms/form-fields.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { checkboxMessages, formLabelMessages } from '../../../messages/server/public-forms.ts'
import type { EntryFields } from '../../db/tables/forms.ts'
import type { NoticeContext } from '../accounts/account-notes.ts'
import { senderLines } from '../laboratory.ts'
import type { Notice } from '../templates/notice.tsx'

/** An entry of a public form. */
export type NotedEntry = {
  kind: FormKind
  language: string
  about: string
  fields: EntryFields
}

type Words = Record<FormKind, MessageDescriptor>

const receivedSubjects = (name: string): Words => ({
  contact: msg`Message from ${name}`,
  contest: msg`Prize draw entry: ${name}`,
  webinar: msg`Webinar registration: ${name}`,
})

const receivedWords: Words = {
  contact: msg`You have received a message via the website. Replies to this e-mail go to the sender.`,
  contest: msg`Someone has entered the prize draw. Replies to this e-mail go to the sender.`,
  webinar: msg`Someone has registered for the webinar. Replies to this e-mail go to the sender.`,
}

/** In characters; longer than any mail client shows. */
const maxPreheader = 140

/** To the laboratory: an entry. */
export const entryNote = (
  { kind, language: written, about, fields }: NotedEntry,
  { language, laboratory, i18n }: Omit<NoticeContext, 'person'>,
): Notice => {
  const t = (text: MessageDescriptor) => i18n._(text)
  const given = (label: string, value: string | undefined) => (value ? [{ label, value }] : [])
  const facts = fieldsOf[kind].filter((field: FormField) => field !== 'message')
  const yesOrNo = fields.newsletter ? msg`Yes` : msg`No`
  const subject = t(receivedSubjects(fields.name ?? '')[kind])
  return {
    language,
    subject,
    title: subject,
    ...(fields.message && { preheader: fields.message.slice(0, maxPreheader) }),
    greeting: t(msg`Hello,`),
    paragraphs: [t(receivedWords[kind])],
    facts: [
      ...given(t(msg`Website form`), about),
      ...facts.flatMap((field) => given(t(formLabelMessages[field]), fields[field])),
      ...given(t(checkboxMessages.agb), fields.agb ? t(msg`Accepted`) : ''),
      ...given(t(checkboxMessages.newsletter), fields.newsletter === undefined ? '' : t(yesOrNo)),
      ...given(t(msg`Language`), written.toUpperCase()),
    ],
    quote: given(t(formLabelMessages.message), fields.message)[0],
    sender: senderLines(laboratory),
  }
}

/** Without entered data: the address may belong to someone else. */
const frameOf = ({ language, laboratory, i18n }: Omit<NoticeContext, 'person'>) => ({
  language,
  greeting: i18n._(msg`Hello,`),
  sender: senderLines(laboratory),
})

/** To participants and registered people. */
export const confirmedNote = (
  kind: Exclude<FormKind, 'contact'>,
  context: Omit<NoticeContext, 'person'>,
): Notice => {
  const { name } = context.laboratory
  const t = (text: MessageDescriptor) => context.i18n._(text)
  const words = {
    contest: {
      subject: msg`${name}: your entry in our prize draw`,
      title: msg`We have received your entry`,
      text: msg`We have received your entry in our prize draw. We will write to you if you win.`,
    },
    webinar: {
      subject: msg`${name}: your webinar registration`,
      title: msg`We have received your registration`,
      text: msg`We have received your registration for our webinar. You will receive the link by e-mail before it begins.`,
    },
  }[kind]
  return {
    ...frameOf(context),
    subject: t(words.subject),
    title: t(words.title),
    paragraphs: [t(words.text)],
    remarks: [
      t(msg`If this was not you, simply reply to this e-mail and we will delete the entry.`),
    ],
  }
}

/** To an unconfirmed address: the link that confirms the subscription (R37). */
export const newsletterNote = (token: string, context: Omit<NoticeContext, 'person'>): Notice => {
  const { language, laboratory, i18n } = context
  const { name } = laboratory
  const t = (text: MessageDescriptor) => i18n._(text)
  return {
    ...frameOf(context),
    subject: t(msg`${name}: please confirm your newsletter subscription`),
    title: t(msg`Would you like to receive our newsletter?`),
    paragraphs: [
      t(
        msg`This address was entered on our website for the newsletter. Please confirm that it is yours.`,
      ),
    ],
    action: {
      text: t(msg`Confirm subscription`),
      url: `${laboratory.origin}${addressOf(language, 'newsletter-confirm')}?token=${token}`,
    },
    remarks: [
      t(msg`This link is valid for 7 days and can be used once.`),
      t(
        msg`If this was not you, you can ignore this e-mail: nothing will be sent without confirmation.`,
      ),
    ],
  }
}

/** The unsubscribe link. */
export const unsubscribeAddress = (
  token: string,
  { language, laboratory }: Pick<NoticeContext, 'language' | 'laboratory'>,
) => `${laboratory.origin}${addressOf(language, 'newsletter-leave')}?token=${token}`

/** To a confirmed address. */
export const subscribedNote = (leave: string, context: Omit<NoticeContext, 'person'>): Notice => {
  const { name } = context.laboratory
  const t = (text: MessageDescriptor) => context.i18n._(text)
  return {
    ...frameOf(context),
    subject: t(msg`${name}: you are subscribed to our newsletter`),
    title: t(msg`Welcome to our newsletter`),
    paragraphs: [
      t(msg`Thank you for confirming. You will receive our next newsletter at this address.`),
    ],
    action: {
      text: t(msg`Read our news`),
      url: context.laboratory.origin + addressOf(context.language, 'news'),
    },
    remarks: [t(msg`You can unsubscribe at any time with one click.`)],
    link: { text: t(msg`Unsubscribe`), url: leave },
  }
}
