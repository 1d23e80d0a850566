import { normalEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { countHit, type Limit } from '../rate-limit.ts'
import { type ResetJob, securityJobs } from '../security-jobs.ts'
import { newToken, tokenHash } from '../token.ts'

/** In milliseconds, from the mail on (R31). */
export const resetLifetime = 60 * 60_000

/** In seconds; within it so many requests per source and per address. */
const window = 3_600
const limitsOf = (email: string, ip: string): Limit[] => [
  { of: 'reset-from', by: ip, most: 30 },
  { of: 'reset', by: email, most: 5 },
]

/** Seconds until the next request is looked at. */
export type TooMany = { code: 'too-many-attempts'; retryAfter: number }

/**
 * Has the way to a new password mailed. The answer and the work are the same whether or not the
 * address has an account (R31): either way a job is written, which may turn out to be for nobody.
 * `email` is a valid address.
 */
export const requestReset = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { email, ip }: { email: string; ip: string },
  now: Date,
): Promise<Result<undefined, TooMany>> => {
  const address = normalEmail(email)
  const throttled = await countHit(services, limitsOf(address, ip), window, now)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const found = await services.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirst()
  const job: ResetJob = { accountId: found?.id ?? null }
  await enqueue(services.db, securityJobs.reset, job, now)
  services.wakeWorker()
  recordSecurityEvent(services, 'reset-requested', { accountId: job.accountId })
  return ok(undefined)
}

/**
 * Makes the token for the mail, as late as that is written: nothing that is stored leads to a new
 * password. An earlier one of the account is worth nothing from now on.
 */
export const startReset = async (db: Database, accountId: string, now: Date): Promise<string> => {
  const token = newToken()
  const row = {
    token_hash: tokenHash(token),
    expires_at: new Date(now.getTime() + resetLifetime),
  }
  await db
    .insertInto('password_reset')
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return token
}

/** Deletes what has expired and leads nowhere any more. */
export const deleteResets = async (db: Database, now: Date) => {
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute()
}
