import { sql, type Transaction } from 'kysely'
import { noMailbox } from '../../domain/customer/email.ts'
import { closedStatuses, formerShop } from '../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { accountName } from '../db/account-name.ts'
import { type Database, engineOf } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { hasAmountDue } from '../invoicing/settled-amounts.ts'
import { enqueueFileDeletion } from './erased-files.ts'
import type { Person } from './person.ts'
import { type PersonalTable, personalTables } from './personal-tables.ts'

export type ErasureRefusal =
  | 'account-unknown'
  | 'account-erased'
  /** Administrators remove staff. */
  | 'staff-account'
  /** Those who manage the practice remove its members. */
  | 'member-account'
  /** An order is not sent, cancelled or refunded yet. */
  | 'order-open'
  | 'invoice-unpaid'

const findAccount = (db: Database, accountId: string) => {
  const account = db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'role', 'erased_at', 'version'])
    .where('id', '=', accountId)
  // Orders lock the row too (`lockActiveCustomer`): either is refused.
  const lock = db.isTransaction && engineOf(db) === 'postgres'
  return (lock ? account.forUpdate() : account).executeTakeFirst()
}

const hasOpenOrder = async (db: Database, accountId: string) => {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'not in', closedStatuses)
    .where('channel', '!=', formerShop)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

const hasUnpaidInvoice = async (db: Database, accountId: string) => {
  const unpaid = await db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select('invoice.id')
    .where('orders.account_id', '=', accountId)
    .where('orders.status', '!=', 'cancelled')
    .where('invoice.kind', '=', 'invoice')
    .where(hasAmountDue)
    .limit(1)
    .executeTakeFirst()
  return unpaid !== undefined
}

/** Why the data of a customer cannot be erased now; undefined if they can. */
export const findErasureRefusal = async (
  db: Database,
  accountId: string,
): Promise<ErasureRefusal | undefined> => {
  const account = await findAccount(db, accountId)
  if (!account) return 'account-unknown'
  if (account.role === 'member') return 'member-account'
  if (account.role !== 'customer') return 'staff-account'
  if (account.erased_at) return 'account-erased'
  if (await hasOpenOrder(db, accountId)) return 'order-open'
  if (await hasUnpaidInvoice(db, accountId)) return 'invoice-unpaid'
  return undefined
}

/** Changes the rows of a person in all tables, as `personalTables` says. */
export const eraseRows = async (trx: Transaction<Schema>, person: Person) => {
  for (const [name, rule] of Object.entries<PersonalTable<object>>(personalTables)) {
    const table = sql.table(name)
    if (rule.erasure === 'delete')
      await sql`delete from ${table} where ${rule.rows(person)}`.execute(trx)
    if (rule.erasure === 'pseudonymise') {
      const columns = Object.entries(rule.set(person)).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      )
      await sql`update ${table} set ${sql.join(columns)} where ${rule.rows(person)}`.execute(trx)
    }
  }
}

/** Everybody who is or was a member of a practice. */
const findMembers = (trx: Database, practiceId: string): Promise<Person[]> =>
  trx
    .selectFrom('account')
    .select(['id as accountId', 'email', accountName.as('name')])
    .where('practice_id', '=', practiceId)
    .execute()

/** Whether a request is neither granted nor cancelled. */
export const isOpen = sql<boolean>`erasure.erased_at is null and erasure.cancelled_at is null`

/** Ends the request; without one, such as of an expired signup, there is one from now on. */
const endRequest = async (trx: Transaction<Schema>, { accountId, by, now }: ErasedAccount) => {
  const approved_by = by?.accountId ?? null
  const ended = await trx
    .updateTable('erasure')
    .set({ erased_at: now, approved_by })
    .where('account_id', '=', accountId)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst()
  if (ended) return
  const request = { id: newId(), account_id: accountId, requested_at: now, approved_by }
  await trx
    .insertInto('erasure')
    .values({ ...request, erased_at: now })
    .execute()
}

/** `by`: the member of the staff who approves it; null for the person, and for expired signups. */
export type ErasedAccount = { accountId: string; by: Actor | null; now: Date }

/** For the last mail to the person, which the caller enqueues in the same transaction. */
export type ErasedPerson = { email: string; firstName: string; lastName: string; language: string }

/**
 * Erases what the shop stores of a customer, in the caller's transaction; orders and invoices stay. The
 * account stays without data, for its orders. The caller wakes the worker, which deletes the files.
 */
export const erasePerson = async (
  trx: Transaction<Schema>,
  request: ErasedAccount,
): Promise<Result<ErasedPerson, ErasureRefusal>> => {
  const { accountId, by, now } = request
  const account = await findAccount(trx, accountId)
  const refusal = await findErasureRefusal(trx, accountId)
  if (refusal || !account) return refuse(refusal ?? 'account-unknown')
  const { email, first_name: firstName, last_name: lastName, language } = account
  const certificates = await trx
    .selectFrom('certificate')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  await eraseRows(trx, { accountId, email, name: `${firstName} ${lastName}`.trim() })
  for (const member of await findMembers(trx, accountId)) {
    await eraseRows(trx, member)
    await trx
      .updateTable('account')
      .set({ erased_at: now })
      .where('id', '=', member.accountId)
      .execute()
  }
  await trx
    .updateTable('account')
    .set({ erased_at: now, updated_at: now, version: account.version + 1 })
    .where('id', '=', accountId)
    .execute()
  await endRequest(trx, request)
  if (certificates.length > 0)
    await enqueueFileDeletion(
      trx,
      certificates.map(({ id }) => id),
      now,
    )
  await recordChange(trx, {
    ...{ actor: by, action: 'erase', resource: 'customers', recordId: accountId, label: '', now },
  })
  return ok({ email, firstName, lastName, language })
}

/** In milliseconds: no request that began before an erasure takes longer. */
const latestWriteMs = 3 * 3_600_000

/** Erases again what requests have written that began before the erasure; cheap without recent ones. */
export const repeatErasures = async (db: Database, now: Date) => {
  const recent = await db
    .selectFrom('account')
    .select('id')
    .where('erased_at', '>', new Date(now.getTime() - latestWriteMs))
    .execute()
  for (const { id: accountId } of recent)
    await db
      .transaction()
      .execute((trx) => eraseRows(trx, { accountId, email: noMailbox(accountId), name: '' }))
}
