import { normalizeEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import type { VerifiedAccount } from '../login/log-in.ts'
import { clearFailedLogins } from '../login/login-limits.ts'
import { endSessions } from '../login/sessions.ts'
import { countHit, type Limit } from '../rate-limit.ts'
import { isToken, newToken, tokenHash } from '../token.ts'
import {
  lengthProblem,
  type PasswordProblem,
  passwordContext,
  passwordWeakness,
} from './acceptable-password.ts'
import { hashPassword } from './password.ts'

/** In milliseconds, from the mail (R31). */
export const resetLifetimeMs = 60 * 60_000

/** Window in seconds for requests per network and per address. */
const windowSeconds = 3_600
const limitsOf = (email: string, ip: string): Limit[] => [
  { kind: 'reset-from', source: ip, maxHits: 30 },
  { kind: 'reset', source: email, maxHits: 5 },
]

/** `retryAfter` in seconds. */
export type TooMany = { code: 'too-many-attempts'; retryAfter: number }

/**
 * Requests a mail with a reset link for a valid address. Response and work do not depend on
 * whether the address has an account (R31): without one, the job sends nothing.
 */
export const requestReset = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { email, ip }: { email: string; ip: string },
  now: Date,
): Promise<Result<undefined, TooMany>> => {
  const address = normalizeEmail(email)
  const throttled = await countHit(services, limitsOf(address, ip), windowSeconds, now)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const found = await services.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirst()
  const job = { accountId: found?.id ?? null }
  await enqueueMail(services.db, 'password-reset', job, now)
  services.wakeWorker()
  recordSecurityEvent(services, 'reset-requested', { accountId: job.accountId })
  return ok(undefined)
}

/**
 * Creates the token when the mail is written, so that no stored job contains it. Replaces an
 * earlier token of the account.
 */
export const startReset = async (
  db: Database,
  accountId: string,
  now: Date,
  lifetimeMs = resetLifetimeMs,
): Promise<string> => {
  const token = newToken()
  const row = {
    token_hash: tokenHash(token),
    expires_at: new Date(now.getTime() + lifetimeMs),
  }
  await db
    .insertInto('password_reset')
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return token
}

/** Deletes expired reset tokens. */
export const deleteResets = async (db: Database, now: Date) => {
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute()
}

/** The account with its new password hash; it may not be active. */
type ResetAccount = VerifiedAccount & { email: string }

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
