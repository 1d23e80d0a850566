import { noMailbox } from '../../../domain/customer/email.ts'
import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { findCustomerLabel } from '../../accounts/customers/customer-label.ts'
import { startReset } from '../../accounts/passwords/reset-password.ts'
import { startEmailChange } from '../../accounts/profile/change-email.ts'
import { invitationLifetimeMs } from '../../accounts/staff/invite-staff.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { startErasure } from '../../personal-data/own-erasure.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailServices, MailWriter } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import { type SecurityNews, securityNote } from './security-note.ts'

export const findPerson = async (db: Database, id: string) => {
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

/** A mail with news to the account's address, or to the address `to`, in the person's language. */
const write = async (services: MailServices, id: string, news: SecurityNews, to?: string) => {
  const { email, name: person, language } = await findPerson(services.db, id)
  const laboratory = await findLaboratory(services)
  const notice = securityNote(news, { person, language, laboratory, i18n: i18nIn[language] })
  return writeNotice(notice, to ?? email, services.now())
}

// Tokens are created here and exist only in the mail.

export const passwordReset: MailWriter<'password-reset'> = async (services, { accountId }) => {
  // Requested for an address without an account.
  if (accountId === null) return undefined
  const token = await startReset(services.db, accountId, services.now())
  return write(services, accountId, { kind: 'reset', token })
}

export const staffInvited: MailWriter<'staff-invited'> = async (services, { accountId }) => {
  const token = await startReset(services.db, accountId, services.now(), invitationLifetimeMs)
  return write(services, accountId, { kind: 'staff-invited', token })
}

/** The practice of a member; undefined for other accounts. */
const findPracticeName = async (db: Database, id: string) => {
  const member = await db
    .selectFrom('account')
    .select('practice_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return member?.practice_id ? findCustomerLabel(db, member.practice_id) : undefined
}

export const customerInvited: MailWriter<'customer-invited'> = async (services, { accountId }) => {
  const token = await startReset(services.db, accountId, services.now(), invitationLifetimeMs)
  const practice = await findPracticeName(services.db, accountId)
  return write(services, accountId, { kind: 'customer-invited', token, practice })
}

/** Day and time in Switzerland, as mails write them. */
const momentOf = (at: string) => {
  const moment = new Date(at)
  return { day: shortDate(swissDay(moment)), time: swissTime(moment) }
}

export const secondFactorChanged: MailWriter<'second-factor'> = (
  services,
  { accountId, event, at },
) => write(services, accountId, { kind: 'second-factor', event, ...momentOf(at) })

export const passwordChanged: MailWriter<'password-changed'> = (services, { accountId }) =>
  write(services, accountId, { kind: 'password-changed' })

export const emailChange: MailWriter<'email-change'> = async (services, request) => {
  const { accountId, email } = request
  const token = await startEmailChange(services.db, request, services.now())
  return token
    ? write(services, accountId, { kind: 'email-change', token, email }, email)
    : undefined
}

export const emailChanged: MailWriter<'email-changed'> = async (services, { accountId, to }) => {
  const { email } = await findPerson(services.db, accountId)
  return write(services, accountId, { kind: 'email-changed', email }, to)
}

export const erasureConfirm: MailWriter<'erasure-confirm'> = async (services, request) => {
  const token = await startErasure(services.db, request.requestId, services.now())
  return token ? write(services, request.accountId, { kind: 'erasure-confirm', token }) : undefined
}

/** The account has no data any more, so the job has what the mail needs. */
export const accountErased: MailWriter<'account-erased'> = async (services, erased) => {
  const language = isLanguage(erased.language) ? erased.language : defaultLanguage
  const laboratory = await findLaboratory(services)
  const context = { person: erased.person, language, laboratory, i18n: i18nIn[language] }
  const notice = securityNote({ kind: 'account-erased' }, context)
  const mail = await writeNotice(notice, erased.to, services.now())
  return { ...mail, listedTo: noMailbox(erased.accountId) }
}

export const loginGuessing: MailWriter<'login-guessing'> = (services, { accountId, at }) =>
  write(services, accountId, { kind: 'login-guessing', ...momentOf(at) })
