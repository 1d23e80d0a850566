import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-error.ts'
import { enqueueMail, type MailJobs } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { markChanged } from '../customers/search-text.ts'
import { countHit } from '../rate-limit.ts'
import {
  confirmIdentity,
  type IdentityProof,
  type IdentityRefusal,
} from '../second-factor/confirm-identity.ts'
import { isToken, newToken, tokenHash } from '../token.ts'

/** In milliseconds, from the request. */
export const emailChangeLifetimeMs = 24 * 3_600_000

/** Window in seconds for mails to unconfirmed addresses. */
const windowSeconds = 3_600
const maxRequests = 5

export type EmailChangeRefusal = IdentityRefusal | { code: 'email-invalid' }

/** Stores the request. `startEmailChange` creates the usable token when the mail is written. */
const storeEmailRequest = async (db: Database, accountId: string, email: string, now: Date) => {
  const row = {
    token_hash: tokenHash(newToken()),
    email,
    expires_at: new Date(now.getTime() + emailChangeLifetimeMs),
  }
  await db
    .insertInto('email_change')
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/**
 * Requests another login address after verifying password and second factor. It changes once the link in the
 * mail to the new address is opened. Does not reveal whether the address already has an account.
 */
export const requestEmailChange = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { accountId, email, ...proof }: IdentityProof & { accountId: string; email: string },
  now: Date,
): Promise<Result<undefined, EmailChangeRefusal>> => {
  const address = normalizeEmail(email)
  if (!isEmail(address)) return refuse({ code: 'email-invalid' })
  const confirmed = await confirmIdentity(services, accountId, proof, now)
  if (!confirmed.ok) return confirmed
  const limit = { kind: 'email-change', source: accountId, maxHits: maxRequests }
  const throttled = await countHit(services, [limit], windowSeconds, now, accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  await services.db.transaction().execute(async (trx) => {
    await storeEmailRequest(trx, accountId, address, now)
    const job = { accountId, email: address }
    await enqueueMail(trx, 'email-change', job, now)
  })
  services.wakeWorker()
  recordSecurityEvent(services, 'email-change-requested', { accountId })
  return ok(undefined)
}

/** Creates the token for the mail; undefined if the request was cancelled or replaced since. */
export const startEmailChange = async (
  db: Database,
  { accountId, email }: MailJobs['email-change'],
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

/** The address that is not confirmed yet. */
export const pendingEmail = async (db: Database, accountId: string, now: Date) => {
  const found = await db
    .selectFrom('email_change')
    .select('email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.email
}

/** Cancels a pending change of the login address. */
export const cancelEmailChange = async (db: Database, accountId: string) => {
  await db.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

/** Deletes expired requests. */
export const deleteEmailChanges = async (db: Database, now: Date) => {
  await db.deleteFrom('email_change').where('expires_at', '<=', now).execute()
}

export type ConfirmRefusal =
  | { code: 'confirmation-expired' }
  /** Another account has this address; revealed only to its mailbox owner. */
  | { code: 'email-taken' }

/** The pending change of a token; undefined if unknown or expired. */
export const findEmailChange = async (db: Database, token: string, now: Date) => {
  if (!isToken(token)) return undefined
  const found = await db
    .selectFrom('email_change')
    .select(['account_id as accountId', 'email'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found
}

const change = async (trx: Database, hash: string, now: Date) => {
  const spent = await trx
    .deleteFrom('email_change')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
  if (!spent) return undefined
  const before = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', spent.account_id)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('account')
    .set({ email: spent.email, updated_at: now })
    .where('id', '=', spent.account_id)
    .execute()
  await markChanged(trx, spent.account_id)
  // Reset links were mailed to the former address.
  await trx.deleteFrom('password_reset').where('account_id', '=', spent.account_id).execute()
  const job = { accountId: spent.account_id, to: before.email }
  await enqueueMail(trx, 'email-changed', job, now)
  return { accountId: spent.account_id, email: spent.email }
}

/** Changes the login address with the token from the mail, which works once. */
export const confirmEmail = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  token: string,
  now: Date,
): Promise<Result<{ email: string }, ConfirmRefusal>> => {
  if (!isToken(token)) return refuse({ code: 'confirmation-expired' })
  const hash = tokenHash(token)
  try {
    const changed = await db.transaction().execute((trx) => change(trx, hash, now))
    if (!changed) return refuse({ code: 'confirmation-expired' })
    wakeWorker()
    recordSecurityEvent({ log }, 'email-changed', { accountId: changed.accountId })
    return ok({ email: changed.email })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await db.deleteFrom('email_change').where('token_hash', '=', hash).execute()
    return refuse({ code: 'email-taken' })
  }
}
