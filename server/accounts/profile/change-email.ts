import { isEmail, normalEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { type ProofRefusal, provePassword } from '../login/prove-password.ts'
import { countHit } from '../rate-limit.ts'
import { type EmailChangeJob, securityJobs } from '../security-jobs.ts'
import { newToken, tokenHash } from '../token.ts'

/** In milliseconds, from the request on. */
export const emailChangeLifetime = 24 * 3_600_000

/** In seconds; within it so many mails to addresses that may be anybody's. */
const window = 3_600
const mostRequests = 5

export type EmailChangeRefusal = ProofRefusal | { code: 'email-invalid' }

/** Keeps the wish; the token that leads to it is made with the mail (`startEmailChange`). */
const storeEmailRequest = async (db: Database, accountId: string, email: string, now: Date) => {
  const row = {
    token_hash: tokenHash(newToken()),
    email,
    expires_at: new Date(now.getTime() + emailChangeLifetime),
  }
  await db
    .insertInto('email_change')
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/**
 * Asks for another address to log in with: password asked again, and nothing changes before a mail
 * to the new address is answered. Whether somebody has that address already is not told here.
 */
export const requestEmailChange = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { accountId, email, password }: { accountId: string; email: string; password: string },
  now: Date,
): Promise<Result<undefined, EmailChangeRefusal>> => {
  const address = normalEmail(email)
  if (!isEmail(address)) return refuse({ code: 'email-invalid' })
  const proof = await provePassword(services, accountId, password, now)
  if (!proof.ok) return proof
  const limit = { of: 'email-change', by: accountId, most: mostRequests }
  const throttled = await countHit(services, [limit], window, now, accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  await services.db.transaction().execute(async (trx) => {
    await storeEmailRequest(trx, accountId, address, now)
    const job: EmailChangeJob = { accountId, email: address }
    await enqueue(trx, securityJobs.emailChange, job, now)
  })
  services.wakeWorker()
  recordSecurityEvent(services, 'email-change-requested', { accountId })
  return ok(undefined)
}

/** Makes the token for the mail; undefined when the wish was withdrawn or replaced meanwhile. */
export const startEmailChange = async (
  db: Database,
  { accountId, email }: EmailChangeJob,
  now: Date,
): Promise<string | undefined> => {
  const token = newToken()
  const waiting = await db
    .updateTable('email_change')
    .set({ token_hash: tokenHash(token) })
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return waiting && token
}

/** The address that waits to be confirmed. */
export const pendingEmail = async (db: Database, accountId: string, now: Date) => {
  const found = await db
    .selectFrom('email_change')
    .select('email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.email
}

/** The address stays as it is. */
export const cancelEmailChange = async (db: Database, accountId: string) => {
  await db.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

/** Deletes what nobody has confirmed in time. */
export const deleteEmailChanges = async (db: Database, now: Date) => {
  await db.deleteFrom('email_change').where('expires_at', '<=', now).execute()
}
