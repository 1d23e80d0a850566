import type { Transaction } from 'kysely'
import { type AccountState, mayGo } from '../../../domain/customer/account-state.ts'
import { cleanText } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Schema } from '../../db/schema.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { accountJobs, type DecidedJob, newsOf } from '../account-mails.ts'
import { endSessions } from '../login/sessions.ts'

export type Decision = {
  accountId: string
  to: AccountState
  /** What the person is told; a rejection needs one. */
  reason: string
  /** The administrator; null: at the terminal. */
  byAccount: string | null
  /** Unset, the first activation lets the person order and later changes leave it as it is. */
  userCanOrder?: boolean | undefined
  now: Date
}

export type DecisionRefusal =
  | 'account-unknown'
  /** It cannot go there from its present state (R30), or has gone there this very moment. */
  | 'state-impossible'
  | 'reason-missing'
  /** Nobody locks themselves out. */
  | 'own-account'

type Account = { id: string; state: AccountState; user_can_order: boolean }

/** False when somebody else has decided in between. */
const writeDecision = async (
  trx: Transaction<Schema>,
  account: Account,
  { to, reason, byAccount, userCanOrder, now }: Decision,
) => {
  const isFirst = account.state === 'pending'
  const written = await trx
    .updateTable('account')
    .set({
      state: to,
      decision_reason: reason,
      decided_at: now,
      decided_by: byAccount,
      updated_at: now,
      user_can_order:
        to === 'active'
          ? (userCanOrder ?? (isFirst || account.user_can_order))
          : account.user_can_order,
    })
    .where('id', '=', account.id)
    .where('state', '=', account.state)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Activates, rejects or suspends an account and tells the person by mail; all of it or nothing. */
export const decideAccount = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  asked: Decision,
): Promise<Result<{ state: AccountState }, DecisionRefusal>> => {
  const decision = { ...asked, reason: cleanText(asked.reason) }
  const { accountId, to, reason, byAccount, now } = decision
  if (accountId === byAccount) return refuse('own-account')
  if (to === 'rejected' && reason === '') return refuse('reason-missing')

  const decided = await db
    .transaction()
    .execute(async (trx): Promise<Result<{ from: AccountState }, DecisionRefusal>> => {
      const account = await trx
        .selectFrom('account')
        .select(['id', 'state', 'user_can_order'])
        .where('id', '=', accountId)
        .executeTakeFirst()
      if (!account) return refuse('account-unknown')
      if (!mayGo(account.state, to) || !(await writeDecision(trx, account, decision)))
        return refuse('state-impossible')
      if (to !== 'active') await endSessions(trx, accountId)
      const news = newsOf(account.state, to)
      const job = { accountId, at: now.toISOString(), reason }
      if (news) await enqueue(trx, accountJobs.decided, { ...job, news } satisfies DecidedJob, now)
      return ok({ from: account.state })
    })
  if (!decided.ok) return decided
  wakeWorker()
  const { from } = decided.value
  const byAccountId = byAccount
  recordSecurityEvent({ log }, 'account-decided', { accountId, byAccountId, from, to })
  return ok({ state: to })
}
