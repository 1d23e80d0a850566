import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { startReset } from '../../accounts/passwords/request-reset.ts'
import { startEmailChange } from '../../accounts/profile/change-email.ts'
import { invitationLifetimeMs } from '../../accounts/staff/invite-staff.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import type { MailKind } from '../../outbox/mail-jobs.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailSender } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import { type SecurityNews, securityView } from './security-view.ts'

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

/** Sends news to the account's address, or to the address `to`, in the person's language. */
const send = async (
  [services, transport]: Parameters<MailSender<MailKind>>,
  job: Parameters<ReturnType<MailSender<MailKind>>>[1],
  id: string,
  news: SecurityNews,
  to?: string,
) => {
  const { email, ...person } = await findPerson(services.db, id)
  const laboratory = await findLaboratory(services)
  const notice = securityView(news, person, laboratory, i18nIn[person.language])
  const mail = await writeNotice(notice, to ?? email, services.now())
  await sendJob(services, transport, job, mail)
}

// Tokens are created here and exist only in the mail.

export const passwordReset: MailSender<'password-reset'> =
  (...context) =>
  async ({ accountId }, job) => {
    // Requested for an address without an account.
    if (accountId === null) return
    const [{ db, now }] = context
    const token = await startReset(db, accountId, now())
    await send(context, job, accountId, { kind: 'reset', token })
  }

export const staffInvited: MailSender<'staff-invited'> =
  (...context) =>
  async ({ accountId }, job) => {
    const [{ db, now }] = context
    const token = await startReset(db, accountId, now(), invitationLifetimeMs)
    await send(context, job, accountId, { kind: 'staff-invited', token })
  }

/** Day and time in Switzerland, as mails write them. */
const momentOf = (at: string) => {
  const moment = new Date(at)
  return { day: shortDate(swissDay(moment)), time: swissTime(moment) }
}

export const secondFactorChanged: MailSender<'second-factor'> =
  (...context) =>
  ({ accountId, event, at }, job) =>
    send(context, job, accountId, { kind: 'second-factor', event, ...momentOf(at) })

export const passwordChanged: MailSender<'password-changed'> =
  (...context) =>
  ({ accountId }, job) =>
    send(context, job, accountId, { kind: 'password-changed' })

export const emailChange: MailSender<'email-change'> =
  (...context) =>
  async (request, job) => {
    const [{ db, now }] = context
    const token = await startEmailChange(db, request, now())
    if (!token) return
    const news: SecurityNews = { kind: 'email-change', token, email: request.email }
    await send(context, job, request.accountId, news, request.email)
  }

export const emailChanged: MailSender<'email-changed'> =
  (...context) =>
  async ({ accountId, to }, job) => {
    const { email } = await findPerson(context[0].db, accountId)
    await send(context, job, accountId, { kind: 'email-changed', email }, to)
  }

export const loginGuessing: MailSender<'login-guessing'> =
  (...context) =>
  ({ accountId, at }, job) =>
    send(context, job, accountId, { kind: 'login-guessing', ...momentOf(at) })
