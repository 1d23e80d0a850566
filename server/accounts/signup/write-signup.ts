import type { Insertable, Transaction } from 'kysely'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, AddressTable, CertificateTable } from '../../db/tables/accounts.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { findCustomerLabel } from '../customers/customer-label.ts'

export type SignupRows = {
  account: Insertable<AccountTable>
  addresses: Insertable<AddressTable>[]
  certificate: Insertable<CertificateTable>
}

/** Enqueues the mail to the owner of the address. */
const notifyOwner = async (trx: Transaction<Schema>, email: string, now: Date) => {
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const job = { accountId: owner.id, at: now.toISOString() }
  await enqueueMail(trx, 'signup-repeated', job, now)
}

/**
 * Replaces the data of a rejected account, which is pending again. Its last decision and its former
 * certificates stay, for the staff.
 */
const reopenRejected = async (
  trx: Transaction<Schema>,
  { id: _, ...changes }: Insertable<AccountTable>,
) => {
  const reopened = await trx
    .updateTable('account')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('email', '=', changes.email)
    .where('state', '=', 'rejected')
    .where('role', '=', 'customer')
    .returning('id')
    .executeTakeFirst()
  if (!reopened) return undefined
  await trx.deleteFrom('address').where('account_id', '=', reopened.id).execute()
  await recordChange(trx, {
    ...{ actor: null, action: 'signup', resource: 'customers', recordId: reopened.id },
    label: (await findCustomerLabel(trx, reopened.id)) ?? '',
    before: { state: 'rejected' },
    after: { state: 'pending' },
    now: new Date(changes.updated_at),
  })
  return reopened
}

/**
 * Stores a signup, also of a rejected account, and enqueues its mails; returns the id of the account.
 * For the address of another account enqueues one mail and returns undefined.
 */
export const writeSignup = (
  db: Database,
  { account, addresses, certificate }: SignupRows,
  now: Date,
): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    // Of two concurrent signups, the second waits here for the first to commit.
    const inserted = await trx
      .insertInto('account')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    const written = inserted ?? (await reopenRejected(trx, account))
    if (!written) {
      await notifyOwner(trx, account.email, now)
      return undefined
    }
    const { id } = written
    const own = addresses.map((address) => ({ ...address, account_id: id }))
    await trx.insertInto('address').values(own).execute()
    await trx
      .insertInto('certificate')
      .values({ ...certificate, account_id: id })
      .execute()
    const job = { accountId: id, at: now.toISOString() }
    await enqueueMail(trx, 'signup-received', job, now)
    await enqueueMail(trx, 'signup-to-verify', job, now)
    return id
  })
