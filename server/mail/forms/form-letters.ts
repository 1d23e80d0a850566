import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '../../../domain/customer/email.ts'
import { type FormField, type FormKind, fieldsOf } from '../../../domain/forms/form-fields.ts'
import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { checkboxMessages, formLabelMessages } from '../../../messages/server/public-forms.ts'
import type { EntryFields } from '../../db/tables/forms.ts'
import { startConfirmation, unsubscribeToken } from '../../forms/newsletter.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailWriter } from '../mail.ts'
import { type NoticeContext, type NoticeTexts, noticeOf, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'

/** An entry of a public form. */
export type NotedEntry = {
  kind: FormKind
  language: string
  about: string
  fields: EntryFields
}

type Words = Record<FormKind, MessageDescriptor>

const receivedSubjects = (person: string): Words => ({
  contact: msg`Message from ${person}`,
  contest: msg`Prize draw entry: ${person}`,
  webinar: msg`Webinar registration: ${person}`,
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
  context: NoticeContext,
): Notice => {
  const { i18n } = context
  const facts = fieldsOf[kind].filter((field: FormField) => field !== 'message')
  const yesOrNo = fields.newsletter ? msg`Yes` : msg`No`
  const subject = receivedSubjects(fields.name ?? '')[kind]
  const { message } = fields
  const texts: NoticeTexts = {
    mail: `form-received-${kind}`,
    subject,
    title: subject,
    ...(message && { preheader: () => message.slice(0, maxPreheader) }),
    paragraphs: [receivedWords[kind]],
    facts: [
      [msg`Website form`, about],
      ...facts.map((field) => [formLabelMessages[field], fields[field]] as const),
      [checkboxMessages.agb, fields.agb ? i18n._(msg`Accepted`) : ''],
      [checkboxMessages.newsletter, fields.newsletter === undefined ? '' : i18n._(yesOrNo)],
      [msg`Language`, written.toUpperCase()],
    ],
    quote: [formLabelMessages.message, message],
  }
  return noticeOf(texts, context)
}

/** To participants and registered people. Without entered data: the address may be another's. */
export const confirmedNote = (
  kind: Exclude<FormKind, 'contact'>,
  context: NoticeContext,
): Notice => {
  const laboratory = context.laboratory.name
  const texts = {
    contest: {
      subject: msg`${laboratory}: your entry in our prize draw`,
      title: msg`We have received your entry`,
      paragraphs: [
        msg`We have received your entry in our prize draw. We will write to you if you win.`,
      ],
    },
    webinar: {
      subject: msg`${laboratory}: your webinar registration`,
      title: msg`We have received your registration`,
      paragraphs: [
        msg`We have received your registration for our webinar. You will receive the link by e-mail before it begins.`,
      ],
    },
  }[kind]
  const remarks = [
    msg`If this was not you, simply reply to this e-mail and we will delete the entry.`,
  ]
  return noticeOf({ ...texts, mail: `form-confirmed-${kind}`, remarks }, context)
}

/** To an unconfirmed address: the link that confirms the subscription (R37). */
export const newsletterNote = (token: string, context: NoticeContext): Notice => {
  const laboratory = context.laboratory.name
  const texts: NoticeTexts = {
    mail: 'newsletter-confirm',
    subject: msg`${laboratory}: please confirm your newsletter subscription`,
    title: msg`Would you like to receive our newsletter?`,
    paragraphs: [
      msg`This address was entered on our website for the newsletter. Please confirm that it is yours.`,
    ],
    action: {
      text: msg`Confirm subscription`,
      path: `${addressOf(context.language, 'newsletter-confirm')}?token=${token}`,
    },
    remarks: [
      msg`This link is valid for 7 days and can be used only once.`,
      msg`If this was not you, you can ignore this e-mail: nothing will be sent without confirmation.`,
    ],
  }
  return noticeOf(texts, context)
}

/** The unsubscribe link. */
export const unsubscribeAddress = (
  token: string,
  { language, laboratory }: Pick<NoticeContext, 'language' | 'laboratory'>,
) => `${laboratory.origin}${addressOf(language, 'newsletter-leave')}?token=${token}`

/** To a confirmed address. */
export const subscribedNote = (leave: string, context: NoticeContext): Notice => {
  const laboratory = context.laboratory.name
  const texts: NoticeTexts = {
    mail: 'newsletter-subscribed',
    subject: msg`${laboratory}: you are subscribed to our newsletter`,
    title: msg`Welcome to our newsletter`,
    paragraphs: [
      msg`Thank you for confirming. You will receive our next newsletter at this address.`,
    ],
    action: { text: msg`Read our news`, path: addressOf(context.language, 'news') },
    remarks: [msg`You can unsubscribe at any time with one click.`],
    link: { text: msg`Unsubscribe`, url: leave },
  }
  return noticeOf(texts, context)
}

type RequiredServices = Pick<Services, 'db' | 'env'>

const findEntry = ({ db }: RequiredServices, id: string) =>
  db
    .selectFrom('form_entry')
    .select(['kind', 'language', 'about', 'fields', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const contextIn = async (services: RequiredServices, named: string) => {
  const language = isLanguage(named) ? named : defaultLanguage
  return { language, laboratory: await findLaboratory(services), i18n: i18nIn[language] }
}

/** To the laboratory, in its language. */
export const formReceived: MailWriter<'form-received'> = async (services, { entryId }) => {
  const entry = await findEntry(services, entryId)
  const laboratory = await findLaboratory(services)
  const { email, language } = laboratory
  // Without an address, entries are shown in the back office only.
  if (!isEmail(email)) return undefined
  const context = { language, laboratory, i18n: i18nIn[language] }
  const mail = await writeNotice(entryNote(entry, context), email, entry.created_at)
  // Replies go to the person.
  return { ...mail, replyTo: entry.fields.email ?? email }
}

export const formConfirmed: MailWriter<'form-confirmed'> = async (services, { entryId }) => {
  const { kind, language, fields, created_at } = await findEntry(services, entryId)
  if (kind === 'contact') throw new Error('the contact form has no automatic reply')
  const notice = confirmedNote(kind, await contextIn(services, language))
  return writeNotice(notice, fields.email ?? '', created_at)
}

// Tokens are created here and exist only in the mail.

export const newsletterConfirm: MailWriter<'newsletter-confirm'> = async (services, body) => {
  const started = await startConfirmation(services.db, body)
  if (!started) return undefined
  const notice = newsletterNote(started.token, await contextIn(services, started.language))
  return writeNotice(notice, started.email, services.now())
}

export const newsletterSubscribed: MailWriter<'newsletter-subscribed'> = async (
  services,
  { subscriptionId },
) => {
  const { db, now } = services
  const subscriber = await db
    .selectFrom('newsletter_subscription')
    .select(['email', 'language'])
    .where('id', '=', subscriptionId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  // Unsubscribed since.
  if (!subscriber) return undefined
  const { email, language } = subscriber
  const context = await contextIn(services, language)
  const unsubscribe = unsubscribeAddress(await unsubscribeToken(db, subscriptionId), context)
  const mail = await writeNotice(subscribedNote(unsubscribe, context), email, now())
  return { ...mail, unsubscribe }
}
