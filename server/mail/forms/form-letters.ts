import * as z from 'zod'
import { isEmail } from '../../../domain/customer/email.ts'
import { defaultLanguage, fallbackLanguage, isLanguage } from '../../../domain/language.ts'
import { type EntryJob, formJobs, type SubscriptionJob } from '../../forms/form-jobs.ts'
import { startConfirmation, unsubscribeToken } from '../../forms/newsletter.ts'
import { i18nIn } from '../../i18n.ts'
import type { Handlers } from '../../outbox/worker.ts'
import type { Services } from '../../services.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailTransport } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import {
  confirmedNote,
  entryNote,
  newsletterNote,
  subscribedNote,
  unsubscribeAddress,
} from './form-notes.ts'

type RequiredServices = Pick<Services, 'db' | 'env' | 'now'>

const entryJob = z.object({ entryId: z.string() }) satisfies z.ZodType<EntryJob>
const subscriptionJob = z.object({
  subscriptionId: z.string(),
}) satisfies z.ZodType<SubscriptionJob>

/** Mails of public forms, by job kind. Tokens are created here and exist only in the mail. */
export const formLetters = (services: RequiredServices, transport: MailTransport): Handlers => {
  const { db, now } = services

  const findEntry = (id: string) =>
    db
      .selectFrom('form_entry')
      .select(['kind', 'language', 'about', 'fields', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const contextIn = async (named: string) => {
    const language = isLanguage(named) ? named : defaultLanguage
    return { language, laboratory: await findLaboratory(services), i18n: i18nIn[language] }
  }

  return {
    [formJobs.received]: async (body, job) => {
      const entry = await findEntry(entryJob.parse(body).entryId)
      // To the laboratory, in French.
      const context = await contextIn(fallbackLanguage)
      const { email } = context.laboratory
      // Without an address, entries are shown in the back office only.
      if (!isEmail(email)) return
      const mail = await writeNotice(entryNote(entry, context), email, entry.created_at)
      // Replies go to the person.
      await sendJob(services, transport, job, { ...mail, replyTo: entry.fields.email ?? email })
    },
    [formJobs.confirmed]: async (body, job) => {
      const { kind, language, fields, created_at } = await findEntry(entryJob.parse(body).entryId)
      if (kind === 'contact') throw new Error('the contact form has no automatic reply')
      const notice = confirmedNote(kind, await contextIn(language))
      await sendJob(
        services,
        transport,
        job,
        await writeNotice(notice, fields.email ?? '', created_at),
      )
    },
    [formJobs.newsletter]: async (body, job) => {
      const started = await startConfirmation(db, subscriptionJob.parse(body))
      if (!started) return
      const notice = newsletterNote(started.token, await contextIn(started.language))
      await sendJob(services, transport, job, await writeNotice(notice, started.email, now()))
    },
    [formJobs.subscribed]: async (body, job) => {
      const { subscriptionId } = subscriptionJob.parse(body)
      const subscriber = await db
        .selectFrom('newsletter_subscription')
        .select(['email', 'language'])
        .where('id', '=', subscriptionId)
        .where('state', '=', 'confirmed')
        .executeTakeFirst()
      // Unsubscribed since.
      if (!subscriber) return
      const { email, language } = subscriber
      const context = await contextIn(language)
      const unsubscribe = unsubscribeAddress(await unsubscribeToken(db, subscriptionId), context)
      const mail = await writeNotice(subscribedNote(unsubscribe, context), email, now())
      await sendJob(services, transport, job, { ...mail, unsubscribe })
    },
  }
}
