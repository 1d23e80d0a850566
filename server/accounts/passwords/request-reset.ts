import { normalizeEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { countHit, type Limit } from '../rate-limit.ts'
import { newToken, tokenHash } from '../token.ts'

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
