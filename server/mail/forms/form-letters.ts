import { isEmail } from '../../../domain/customer/email.ts'
import { defaultLanguage, fallbackLanguage, isLanguage } from '../../../domain/language.ts'
import { startConfirmation, unsubscribeToken } from '../../forms/newsletter.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailSender } from '../mail.ts'
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
export const formReceived: MailSender<'form-received'> =
  (services, transport) =>
  async ({ entryId }, job) => {
    const entry = await findEntry(services, entryId)
    const context = await contextIn(services, fallbackLanguage)
    const { email } = context.laboratory
    // Without an address, entries are shown in the back office only.
    if (!isEmail(email)) return
    const mail = await writeNotice(entryNote(entry, context), email, entry.created_at)
    // Replies go to the person.
    await sendJob(services, transport, job, { ...mail, replyTo: entry.fields.email ?? email })
  }

export const formConfirmed: MailSender<'form-confirmed'> =
  (services, transport) =>
  async ({ entryId }, job) => {
    const { kind, language, fields, created_at } = await findEntry(services, entryId)
    if (kind === 'contact') throw new Error('the contact form has no automatic reply')
    const notice = confirmedNote(kind, await contextIn(services, language))
    const mail = await writeNotice(notice, fields.email ?? '', created_at)
    await sendJob(services, transport, job, mail)
  }

// Tokens are created here and exist only in the mail.

export const newsletterConfirm: MailSender<'newsletter-confirm'> =
  (services, transport) => async (body, job) => {
    const { db, now } = services
    const started = await startConfirmation(db, body)
    if (!started) return
    const notice = newsletterNote(started.token, await contextIn(services, started.language))
    await sendJob(services, transport, job, await writeNotice(notice, started.email, now()))
  }

export const newsletterSubscribed: MailSender<'newsletter-subscribed'> =
  (services, transport) =>
  async ({ subscriptionId }, job) => {
    const { db, now } = services
    const subscriber = await db
      .selectFrom('newsletter_subscription')
      .select(['email', 'language'])
      .where('id', '=', subscriptionId)
      .where('state', '=', 'confirmed')
      .executeTakeFirst()
    // Unsubscribed since.
    if (!subscriber) return
    const { email, language } = subscriber
    const context = await contextIn(services, language)
    const unsubscribe = unsubscribeAddress(await unsubscribeToken(db, subscriptionId), context)
    const mail = await writeNotice(subscribedNote(unsubscribe, context), email, now())
    await sendJob(services, transport, job, { ...mail, unsubscribe })
  }
