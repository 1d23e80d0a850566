import * as z from 'zod'
import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { startReset } from '../../accounts/passwords/request-reset.ts'
import { startEmailChange } from '../../accounts/profile/change-email.ts'
import {
  type EmailChangedJob,
  type EmailChangeJob,
  type LoginGuessingJob,
  type PasswordChangedJob,
  type ResetJob,
  securityJobs,
} from '../../accounts/security-jobs.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import type { Job } from '../../outbox/outbox.ts'
import type { Handlers } from '../../outbox/worker.ts'
import type { Services } from '../../services.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailTransport } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import { type SecurityNews, securityView } from './security-view.ts'

const accountId = z.string()
const bodies = {
  reset: z.object({ accountId: accountId.nullable() }) satisfies z.ZodType<ResetJob>,
  passwordChanged: z.object({ accountId }) satisfies z.ZodType<PasswordChangedJob>,
  emailChange: z.object({ accountId, email: z.string() }) satisfies z.ZodType<EmailChangeJob>,
  loginGuessing: z.object({
    accountId,
    at: z.iso.datetime(),
  }) satisfies z.ZodType<LoginGuessingJob>,
  emailChanged: z.object({ accountId, to: z.string() }) satisfies z.ZodType<EmailChangedJob>,
}

const findPerson = async (db: Database, id: string) => {
  const { email, language, ...name } = await db
    .selectFrom('account')
    .select(['email', 'language', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    email,
    name: `${name.first_name} ${name.last_name}`.trim(),
    language: isLanguage(language) ? language : defaultLanguage,
  }
}

/**
 * Mails about logins and passwords, by job kind, in the person's language. Tokens are created
 * here and exist only in the mail.
 */
export const securityMails = (
  services: Pick<Services, 'db' | 'env' | 'now'>,
  transport: MailTransport,
): Handlers => {
  const { db, now } = services

  const send = async (job: Job, id: string, news: SecurityNews, to?: string) => {
    const { email, ...person } = await findPerson(db, id)
    const laboratory = await findLaboratory(services)
    const notice = securityView(news, person, laboratory, i18nIn[person.language])
    await sendJob(services, transport, job, await writeNotice(notice, to ?? email, now()))
  }

  return {
    [securityJobs.reset]: async (body, job) => {
      const { accountId } = bodies.reset.parse(body)
      // Requested for an address without an account.
      if (accountId === null) return
      const token = await startReset(db, accountId, now())
      await send(job, accountId, { kind: 'reset', token })
    },
    [securityJobs.passwordChanged]: async (body, job) => {
      const { accountId } = bodies.passwordChanged.parse(body)
      await send(job, accountId, { kind: 'password-changed' })
    },
    [securityJobs.emailChange]: async (body, job) => {
      const request = bodies.emailChange.parse(body)
      const token = await startEmailChange(db, request, now())
      if (!token) return
      const news: SecurityNews = { kind: 'email-change', token, email: request.email }
      await send(job, request.accountId, news, request.email)
    },
    [securityJobs.emailChanged]: async (body, job) => {
      const { accountId, to } = bodies.emailChanged.parse(body)
      const { email } = await findPerson(db, accountId)
      await send(job, accountId, { kind: 'email-changed', email }, to)
    },
    [securityJobs.loginGuessing]: async (body, job) => {
      const { accountId, at } = bodies.loginGuessing.parse(body)
      const noticed = new Date(at)
      const day = shortDate(swissDay(noticed))
      await send(job, accountId, { kind: 'login-guessing', day, time: swissTime(noticed) })
    },
  }
}
