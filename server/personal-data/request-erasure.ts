import type { Selectable, Transaction } from 'kysely'
import { cleanText } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { type Author, recordChange } from '../audit/record-change.ts'
import { accountName } from '../db/account-name.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/database-error.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { ErasureTable } from '../db/tables/customers.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import type { Services } from '../services.ts'
import {
  type ErasedPerson,
  type ErasureRefusal,
  erasePerson,
  findErasureRefusal,
  isOpen,
} from './erase-person.ts'
import { findPerson } from './person.ts'

type RequiredServices = Pick<Services, 'db' | 'wakeWorker'>

/** An open request; `requester` is '' for the person, and for staff who are gone. */
export type OpenErasure = Selectable<ErasureTable> & { requester: string }

/** The open request of an account; not one of the person whose link has expired. */
export const findOpenErasure = (
  db: Database,
  accountId: string,
  now: Date,
): Promise<OpenErasure | undefined> =>
  db
    .selectFrom('erasure')
    .leftJoin('account', 'account.id', 'erasure.requested_by')
    .selectAll('erasure')
    .select(accountName.as('requester'))
    .where('erasure.account_id', '=', accountId)
    .where(isOpen)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()

/** Requests of the staff that another member of the staff has to approve. */
export const requestedErasures = (db: Database) =>
  db.selectFrom('erasure').where(isOpen).where('requested_by', 'is not', null)

/** Deletes requests that the person has not confirmed in time. */
export const deleteExpiredErasures = async (db: Database, now: Date) => {
  await db
    .deleteFrom('erasure')
    .where('expires_at', '<=', now)
    .where('erased_at', 'is', null)
    .execute()
}

type OfCustomer = Author & { accountId: string }

const recordRequest = async (
  trx: Database,
  { actor, now, accountId }: OfCustomer,
  action: 'request-erasure' | 'cancel-erasure',
) =>
  recordChange(trx, {
    ...{ actor, action, resource: 'customers', recordId: accountId, now },
    label: (await findPerson(trx, accountId))?.name ?? '',
  })

const writeRequest = async (
  trx: Transaction<Schema>,
  { reason, ...by }: OfCustomer & { reason: string },
) => {
  const { accountId, actor, now } = by
  await deleteExpiredErasures(trx, now)
  const request = { id: newId(), account_id: accountId, reason, requested_at: now }
  await trx
    .insertInto('erasure')
    .values({ ...request, requested_by: actor.accountId })
    .execute()
  await recordRequest(trx, by, 'request-erasure')
}

/** Requests an erasure that another member of the staff has to approve. */
export const requestErasure = async (
  { db }: RequiredServices,
  request: OfCustomer & { reason: string },
): Promise<Result<undefined, ErasureRefusal | 'blank' | 'erasure-requested'>> => {
  const reason = cleanText(request.reason)
  if (!reason) return refuse('blank')
  try {
    return await db.transaction().execute(async (trx) => {
      const refusal = await findErasureRefusal(trx, request.accountId)
      if (refusal) return refuse(refusal)
      await writeRequest(trx, { ...request, reason })
      return ok(undefined)
    })
  } catch (error) {
    // Somebody else was faster.
    if (!isUniqueViolation(error)) throw error
    return refuse('erasure-requested')
  }
}

/** The last mail to a person, in the transaction of the erasure. */
export const notifyErased = (
  trx: Transaction<Schema>,
  accountId: string,
  { email, firstName, lastName, language }: ErasedPerson,
  now: Date,
) => {
  const person = `${firstName} ${lastName}`.trim()
  return enqueueMail(trx, 'account-erased', { accountId, to: email, person, language }, now)
}

/** `id`: the request that was seen. */
type Decided = OfCustomer & { id: string }

type ErasureDecision = Result<
  undefined,
  ErasureRefusal | 'erasure-ended' | 'second-person-required'
>

/** Erases at the request of another member of the staff; a request of the person is confirmed by mail. */
export const approveErasure = async (
  { db, wakeWorker }: RequiredServices,
  { id, accountId, actor, now }: Decided,
): Promise<ErasureDecision> => {
  const approved = await db.transaction().execute(async (trx): Promise<ErasureDecision> => {
    const open = await findOpenErasure(trx, accountId, now)
    if (open?.id !== id) return refuse('erasure-ended')
    if (!open.requested_by || open.requested_by === actor.accountId)
      return refuse('second-person-required')
    const erased = await erasePerson(trx, { accountId, by: actor, now })
    if (!erased.ok) return erased
    await notifyErased(trx, accountId, erased.value, now)
    return ok(undefined)
  })
  if (approved.ok) wakeWorker()
  return approved
}

/** Cancels a request, whoever has made it. */
export const cancelErasure = (
  { db }: RequiredServices,
  { id, ...by }: Decided,
): Promise<Result<undefined, 'erasure-ended'>> =>
  db.transaction().execute(async (trx) => {
    const cancelled = await trx
      .updateTable('erasure')
      .set({ cancelled_at: by.now, cancelled_by: by.actor.accountId, token_hash: null })
      .where('id', '=', id)
      .where('account_id', '=', by.accountId)
      .where(isOpen)
      .returning('id')
      .executeTakeFirst()
    if (!cancelled) return refuse('erasure-ended')
    await recordRequest(trx, by, 'cancel-erasure')
    return ok(undefined)
  })
