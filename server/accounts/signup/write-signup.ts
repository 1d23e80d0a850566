import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, AddressTable, CertificateTable } from '../../db/tables/accounts.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { type AccountJob, accountJobs } from '../account-mails.ts'

export type SignupRows = {
  account: Insertable<AccountTable>
  addresses: Insertable<AddressTable>[]
  certificate: Insertable<CertificateTable>
}

/** The mail to who has the address already. */
const tellOwner = async (trx: Transaction<Schema>, email: string, now: Date) => {
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const job: AccountJob = { accountId: owner.id, at: now.toISOString() }
  await enqueue(trx, accountJobs.repeated, job, now)
}

/** Writes all of a registration and its mails, or, where the address has an account, a mail only. */
export const writeSignup = (
  db: Database,
  { account, addresses, certificate }: SignupRows,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Of two at once the second waits here until the first is through.
    const written = await trx
      .insertInto('account')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) {
      await tellOwner(trx, account.email, now)
      return false
    }
    await trx.insertInto('address').values(addresses).execute()
    await trx.insertInto('certificate').values(certificate).execute()
    const job: AccountJob = { accountId: account.id, at: now.toISOString() }
    await enqueue(trx, accountJobs.received, job, now)
    await enqueue(trx, accountJobs.toVerify, job, now)
    return true
  })
