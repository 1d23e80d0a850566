import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import type { VerifiedAccount } from '../login/log-in.ts'
import { clearFailedLogins } from '../login/login-limits.ts'
import { endSessions } from '../login/sessions.ts'
import { isToken, tokenHash } from '../token.ts'
import { lengthProblem, type PasswordProblem } from './acceptable-password.ts'
import { hashPassword } from './password.ts'
import { passwordContext } from './password-context.ts'
import { passwordWeakness } from './weak-password.ts'

/** The account with its new password hash; it may not be active. */
export type ResetAccount = VerifiedAccount & { email: string }

export type ResetRefusal =
  | { code: 'password'; problem: PasswordProblem }
  /** Unknown, used, replaced by a newer token, or older than an hour. */
  | { code: 'reset-expired' }

const findReset = async (db: Database, hash: string, now: Date) =>
  db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Deletes the token: of several concurrent requests one succeeds. */
const spend = (trx: Database, hash: string, now: Date) =>
  trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()

const setPassword = (trx: Database, accountId: string, passwordHash: string, now: Date) =>
  trx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', accountId)
    .returning(['id', 'email', 'password_hash'])
    .executeTakeFirstOrThrow()

/**
 * Sets a new password with a token from a mail, which works once (R31). Ends all sessions,
 * cancels pending changes of the address, and notifies the owner by mail.
 */
export const completeReset = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { token, password, ip }: { token: string; password: string; ip: string },
  now: Date,
): Promise<Result<ResetAccount, ResetRefusal>> => {
  const tooShortOrLong = lengthProblem(password)
  if (tooShortOrLong) return refuse({ code: 'password', problem: tooShortOrLong })
  const hash = isToken(token) ? tokenHash(token) : undefined
  // Before estimating and hashing: invalid tokens must be cheap to refuse.
  const reset = hash && (await findReset(db, hash, now))
  if (!reset) return refuse({ code: 'reset-expired' })
  const weakness = await passwordWeakness(password, await passwordContext(db, reset.account_id))
  if (weakness) return refuse({ code: 'password', problem: weakness })
  const passwordHash = await hashPassword(password)
  const account = await db.transaction().execute(async (trx) => {
    const spent = await spend(trx, hash, now)
    if (!spent) return undefined
    const changed = await setPassword(trx, spent.account_id, passwordHash, now)
    await endSessions(trx, changed.id)
    await trx.deleteFrom('email_change').where('account_id', '=', changed.id).execute()
    const job = { accountId: changed.id }
    await enqueueMail(trx, 'password-changed', job, now)
    return changed
  })
  if (!account) return refuse({ code: 'reset-expired' })
  wakeWorker()
  recordSecurityEvent({ log }, 'reset-completed', { accountId: account.id })
  // People often reset their password after failed logins.
  await clearFailedLogins(db, account.email, ip)
  return ok(account)
}
