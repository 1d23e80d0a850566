import { ok, type Result, refuse } from '../../domain/result.ts'
import { countHit } from '../accounts/rate-limit.ts'
import {
  confirmIdentity,
  type IdentityProof,
  type IdentityRefusal,
} from '../accounts/second-factor/confirm-identity.ts'
import { isToken, newToken, tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/database-error.ts'
import { newId } from '../db/new-id.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { type ErasureRefusal, erasePerson, findErasureRefusal, isOpen } from './erase-person.ts'
import { deleteExpiredErasures, notifyErased } from './request-erasure.ts'

/** In milliseconds, from the request. */
const lifetimeMs = 24 * 3_600_000

/** Window in seconds for mails. */
const windowSeconds = 3_600
const maxRequests = 5

/** In milliseconds: how long a new address from the staff is not enough to delete the account. */
const newAddressMs = 30 * 86_400_000

type RequestRefusal =
  | IdentityRefusal
  | { code: ErasureRefusal | 'erasure-requested' | 'address-changed' }

/** Whether the staff have given the account another address lately: whoever has it may be one of them. */
const hasAddressOfStaff = async (db: Database, accountId: string, now: Date) => {
  const changed = await db
    .selectFrom('audit_event')
    .select('id')
    .where('resource', '=', 'customers')
    .where('record_id', '=', accountId)
    .where('action', '=', 'change-email')
    .where((eb) => eb.or([eb('actor_id', 'is', null), eb('actor_id', '!=', accountId)]))
    .where('at', '>', new Date(now.getTime() - newAddressMs))
    .executeTakeFirst()
  return changed !== undefined
}

/** Requests of persons that can be confirmed or cancelled. */
const waiting = (db: Database, accountId: string, now: Date) =>
  db
    .selectFrom('erasure')
    .select(['id', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('requested_by', 'is', null)
    .where(isOpen)
    .where('expires_at', '>', now)

/** The request of the person that waits for the confirmation by mail. */
export const findOwnErasure = (db: Database, accountId: string, now: Date) =>
  waiting(db, accountId, now).executeTakeFirst()

/** Stores the request and enqueues its mail; `startErasure` makes the token when the mail is written. */
const storeRequest = (db: Database, accountId: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    await deleteExpiredErasures(trx, now)
    await trx
      .updateTable('erasure')
      .set({ cancelled_at: now, token_hash: null })
      .where('id', 'in', waiting(trx, accountId, now).clearSelect().select('id'))
      .execute()
    const expires_at = new Date(now.getTime() + lifetimeMs)
    const request = { id: newId(), account_id: accountId, requested_at: now, expires_at }
    await trx.insertInto('erasure').values(request).execute()
    await enqueueMail(trx, 'erasure-confirm', { accountId, requestId: request.id }, now)
  })

/**
 * Requests the erasure of one's own account after verifying password and second factor. It happens
 * once the link in the mail is opened and confirmed. Another request replaces the one before.
 */
export const requestOwnErasure = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { accountId, ...proof }: IdentityProof & { accountId: string },
  now: Date,
): Promise<Result<undefined, RequestRefusal>> => {
  const { db, wakeWorker } = services
  const code = await findErasureRefusal(db, accountId)
  if (code) return refuse({ code })
  const confirmed = await confirmIdentity(services, accountId, proof, now)
  if (!confirmed.ok) return confirmed
  if (await hasAddressOfStaff(db, accountId, now)) return refuse({ code: 'address-changed' })
  const limit = { kind: 'erasure', source: accountId, maxHits: maxRequests }
  const throttled = await countHit(services, [limit], windowSeconds, now, accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  try {
    await storeRequest(db, accountId, now)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // By the staff, or by the same person at the same time, who gets one mail.
    return (await findOwnErasure(db, accountId, now))
      ? ok(undefined)
      : refuse({ code: 'erasure-requested' })
  }
  wakeWorker()
  recordSecurityEvent(services, 'erasure-requested', { accountId })
  return ok(undefined)
}

/** Creates the token for the mail; undefined if the request was cancelled or replaced since. */
export const startErasure = async (
  db: Database,
  requestId: string,
  now: Date,
): Promise<string | undefined> => {
  const token = newToken()
  const started = await db
    .updateTable('erasure')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', requestId)
    .where(isOpen)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return started && token
}

/** The account whose erasure a token confirms; undefined if unknown, expired or cancelled. */
export const findErasureByToken = async (db: Database, token: string, now: Date) => {
  if (!isToken(token)) return undefined
  return db
    .selectFrom('erasure')
    .innerJoin('account', 'account.id', 'erasure.account_id')
    .select(['account.id as accountId', 'account.email'])
    .where('erasure.token_hash', '=', tokenHash(token))
    .where(isOpen)
    .where('erasure.expires_at', '>', now)
    .executeTakeFirst()
}

type Confirmed = Result<
  { accountId: string },
  ErasureRefusal | 'address-changed' | 'confirmation-expired'
>

/** Erases the account of a token from the mail, which works once, and notifies its former address. */
export const confirmOwnErasure = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  token: string,
  now: Date,
): Promise<Confirmed> => {
  const done = await db.transaction().execute(async (trx): Promise<Confirmed> => {
    const found = await findErasureByToken(trx, token, now)
    if (!found) return refuse('confirmation-expired')
    const { accountId } = found
    // The mail may have waited until after the change.
    if (await hasAddressOfStaff(trx, accountId, now)) return refuse('address-changed')
    const erased = await erasePerson(trx, { accountId, by: null, now })
    if (!erased.ok) return erased
    await notifyErased(trx, accountId, erased.value, now)
    return ok({ accountId })
  })
  if (!done.ok) return done
  wakeWorker()
  recordSecurityEvent({ log }, 'account-erased', done.value)
  return done
}

/** Cancels the person's own request. */
export const cancelOwnErasure = async (db: Database, accountId: string, now: Date) => {
  await db
    .updateTable('erasure')
    .set({ cancelled_at: now, token_hash: null })
    .where('id', 'in', waiting(db, accountId, now).clearSelect().select('id'))
    .execute()
}
