import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, AddressTable, CertificateTable } from '../../db/tables/accounts.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'

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
 * Stores a signup and enqueues its mails. For a known address enqueues one mail and returns
 * false.
 */
export const writeSignup = (
  db: Database,
  { account, addresses, certificate }: SignupRows,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Of two concurrent signups, the second waits here for the first to commit.
    const written = await trx
      .insertInto('account')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) {
      await notifyOwner(trx, account.email, now)
      return false
    }
    await trx.insertInto('address').values(addresses).execute()
    await trx.insertInto('certificate').values(certificate).execute()
    const job = { accountId: account.id, at: now.toISOString() }
    await enqueueMail(trx, 'signup-received', job, now)
    await enqueueMail(trx, 'signup-to-verify', job, now)
    return true
  })
