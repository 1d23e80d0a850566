import { isEmail } from '../../../domain/customer/email.ts'
import { defaultLanguage, fallbackLanguage, isLanguage } from '../../../domain/language.ts'
import { startConfirmation, unsubscribeToken } from '../../forms/newsletter.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailWriter } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import {
  confirmedNote,
  entryNote,
  newsletterNote,
  subscribedNote,
  unsubscribeAddress,
} from './form-notes.ts'

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

/** To the laboratory, in French. */
export const formReceived: MailWriter<'form-received'> = async (services, { entryId }) => {
  const entry = await findEntry(services, entryId)
  const context = await contextIn(services, fallbackLanguage)
  const { email } = context.laboratory
  // Without an address, entries are shown in the back office only.
  if (!isEmail(email)) return undefined
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
