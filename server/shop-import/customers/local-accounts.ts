import type { Selectable } from 'kysely'
import { addressColumns, readAddressRow } from '../../accounts/profile/addresses.ts'
import { type Database, engineOf } from '../../db/client.ts'
import type { AccountTable, AddressTable } from '../../db/tables/accounts.ts'

type Address = ReturnType<typeof addressColumns>

/** An account here with what an import can change. */
export type LocalAccount = Selectable<AccountTable> & {
  billing: Address | null
  shipping: Address | null
  /** SHA-256 of the newest certificate. */
  certificate: string | null
}

/** Accounts by id or address; a transaction locks them. */
export const findLocalAccounts = async (
  db: Database,
  ids: readonly string[],
  emails: readonly string[],
): Promise<LocalAccount[]> => {
  const query = db
    .selectFrom('account')
    .selectAll()
    .where((eb) =>
      eb.or([eb('id', 'in', ids.length > 0 ? ids : ['']), eb('email', 'in', [...emails, ''])]),
    )
  const accounts = await (db.isTransaction && engineOf(db) === 'postgres'
    ? query.forUpdate()
    : query
  ).execute()
  if (accounts.length === 0) return []
  const found = accounts.map(({ id }) => id)
  const addresses = await db
    .selectFrom('address')
    .selectAll()
    .where('account_id', 'in', found)
    .execute()
  const certificates = await db
    .selectFrom('certificate')
    .select(['account_id', 'sha256'])
    .where('account_id', 'in', found)
    .orderBy('created_at')
    .execute()
  const addressOf = (account: string, of: AddressTable['kind']): Address | null => {
    const row = addresses.find(({ account_id, kind }) => account_id === account && kind === of)
    if (!row) return null
    return addressColumns(readAddressRow(row))
  }
  return accounts.map((account) => ({
    ...account,
    billing: addressOf(account.id, 'billing'),
    shipping: addressOf(account.id, 'shipping'),
    certificate:
      certificates.findLast(({ account_id }) => account_id === account.id)?.sha256 ?? null,
  }))
}
