import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-error.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { markChanged } from '../customers/search-text.ts'
import { isToken, tokenHash } from '../token.ts'

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
