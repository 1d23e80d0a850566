import type { Transaction } from 'kysely'
import { newsOf } from '../../../domain/customer/account-news.ts'
import { type AccountState, canBecome } from '../../../domain/customer/account-state.ts'
import { isDay } from '../../../domain/customer/certificate-expiry.ts'
import { cleanText } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { isStaffRole } from '../../../domain/staff/permissions.ts'
import { findActor } from '../../audit/find-actor.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Schema } from '../../db/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { findCustomerLabel } from '../customers/customer-label.ts'
import { endSessions } from '../login/sessions.ts'

export type AccountDecision = {
  accountId: string
  to: AccountState
  /** Sent to the person; required for a rejection. */
  reason: string
  /** The member of the staff; null for the command line. */
  byAccount: string | null
  /** Default: true at the first activation, unchanged afterwards. */
  userCanOrder?: boolean | undefined
  /** YYYY-MM-DD, null for a certificate without expiry; unchanged if missing. */
  certificateExpiresOn?: string | null | undefined
  now: Date
}

export type AccountDecisionRefusal =
  | 'account-unknown'
  /** Not allowed from the present state (R30), or changed concurrently. */
  | 'state-impossible'
  | 'reason-missing'
  /** The day on which the certificate expires is none, or is past. */
  | 'expiry-invalid'
  /** The access of staff is for administrators. */
  | 'administrators-only'
  /** Administrators cannot decide about themselves. */
  | 'own-account'

type Account = { id: string; state: AccountState; user_can_order: boolean }

/** Whether the account may order once it is decided. */
export const canOrderAfter = (
  account: Pick<Account, 'state' | 'user_can_order'>,
  { to, userCanOrder }: Pick<AccountDecision, 'to' | 'userCanOrder'>,
): boolean => {
  if (to !== 'active') return account.user_can_order
  return userCanOrder ?? (account.state !== 'suspended' || account.user_can_order)
}

/** False if the state was changed concurrently. */
const writeDecision = async (
  trx: Transaction<Schema>,
  account: Account,
  decision: AccountDecision,
) => {
  const { to, reason, byAccount, certificateExpiresOn, now } = decision
  const written = await trx
    .updateTable('account')
    .set((eb) => ({
      version: eb('version', '+', 1),
      state: to,
      decision_reason: reason,
      decided_at: now,
      decided_by: byAccount,
      updated_at: now,
      user_can_order: canOrderAfter(account, decision),
      ...(certificateExpiresOn !== undefined && {
        certificate_expires_on: certificateExpiresOn,
        certificate_reminded_days: null,
      }),
    }))
    .where('id', '=', account.id)
    .where('state', '=', account.state)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** In the audit log, with the reason that is mailed, and in the event feed. */
const recordDecision = async (
  trx: Transaction<Schema>,
  account: Account,
  { accountId, to, reason, byAccount, certificateExpiresOn, now }: AccountDecision,
) => {
  const expiry = certificateExpiresOn === undefined ? {} : { certificateExpiresOn }
  await recordChange(trx, {
    actor: await findActor(trx, byAccount),
    ...{ action: 'decide', resource: 'customers', recordId: accountId, now },
    label: (await findCustomerLabel(trx, accountId)) ?? '',
    before: { state: account.state },
    after: { state: to, ...(reason && { reason }), ...expiry },
  })
  await recordEvent(trx, {
    ...({ kind: 'customer.decided', recordId: accountId, now } as const),
    data: { state: to },
  })
}

/** Also the command line (null). */
const isAdministrator = async (trx: Transaction<Schema>, accountId: string | null) => {
  if (accountId === null) return true
  const account = await trx
    .selectFrom('account')
    .select('role')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.role === 'administrator'
}

/**
 * Activates, rejects or suspends an account and notifies the person by mail, in one transaction.
 */
export const decideAccount = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  requested: AccountDecision,
): Promise<Result<{ state: AccountState }, AccountDecisionRefusal>> => {
  const decision = { ...requested, reason: cleanText(requested.reason) }
  const { accountId, to, reason, byAccount, now } = decision
  if (accountId === byAccount) return refuse('own-account')
  if (to === 'rejected' && reason === '') return refuse('reason-missing')
  const expiry = decision.certificateExpiresOn
  if (expiry && !(isDay(expiry) && expiry >= swissDay(now))) return refuse('expiry-invalid')

  const decided = await db
    .transaction()
    .execute(async (trx): Promise<Result<{ from: AccountState }, AccountDecisionRefusal>> => {
      const account = await trx
        .selectFrom('account')
        .select(['id', 'role', 'state', 'user_can_order', 'first_name', 'last_name'])
        .where('id', '=', accountId)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      if (!account) return refuse('account-unknown')
      if (isStaffRole(account.role) && !(await isAdministrator(trx, byAccount)))
        return refuse('administrators-only')
      if (!canBecome(account.state, to) || !(await writeDecision(trx, account, decision)))
        return refuse('state-impossible')
      if (to !== 'active') await endSessions(trx, accountId)
      await recordDecision(trx, account, decision)
      const news = newsOf(account.state, to)
      const job = { accountId, at: now.toISOString(), reason }
      if (news) await enqueueMail(trx, 'account-decided', { ...job, news }, now)
      return ok({ from: account.state })
    })
  if (!decided.ok) return decided
  wakeWorker()
  const { from } = decided.value
  const byAccountId = byAccount
  recordSecurityEvent({ log }, 'account-decided', { accountId, byAccountId, from, to })
  return ok({ state: to })
}
