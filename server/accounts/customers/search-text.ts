import type { Selectable } from 'kysely'
import { phoneKey, searchKey } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import { emailTexts } from '../../db/match-email.ts'
import type { AccountTable, AddressTable } from '../../db/tables/accounts.ts'

type SearchedAccount = Pick<
  Selectable<AccountTable>,
  'email' | 'first_name' | 'last_name' | 'customer_number' | 'pharma_id' | 'billing_phone'
>
type SearchedMember = Pick<SearchedAccount, 'email' | 'first_name' | 'last_name'>
type SearchedAddress = Pick<Selectable<AddressTable>, 'company' | 'postcode' | 'city'>

/**
 * The folded text in which customers are searched. Starts with the last name, so that it also sorts
 * by name.
 */
export const customerSearchTextOf = (
  account: SearchedAccount,
  addresses: readonly SearchedAddress[],
  members: readonly SearchedMember[] = [],
): string => {
  const { email, first_name, last_name, customer_number, pharma_id, billing_phone } = account
  const places = addresses.flatMap(({ company, postcode, city }) => [company, postcode, city])
  const numbers = [customer_number, pharma_id, phoneKey(billing_phone)]
  const people = members.flatMap((one) => [one.last_name, one.first_name, emailTexts(one.email)])
  const words = [last_name, first_name, emailTexts(email), ...numbers, ...places, ...people]
  return searchKey([...new Set(words)].filter(Boolean).join(' '))
}

const accountColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'customer_number',
  'pharma_id',
  'billing_phone',
] as const

const readAddresses = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('address')
    .select(['account_id', 'company', 'postcode', 'city'])
    .where('account_id', 'in', ids)
    .where('kind', '<>', 'other')
    .orderBy('kind')
    .execute()

const readMembers = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('account')
    .select(['practice_id', 'email', 'first_name', 'last_name'])
    .where('practice_id', 'in', ids)
    .where('state', '=', 'active')
    .orderBy('last_name')
    .orderBy('id')
    .execute()

/** Writes the search text of an account again, in the transaction that changes it. */
export const refreshSearchText = async (trx: Database, accountId: string) => {
  const account = await trx
    .selectFrom('account')
    .select(accountColumns)
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return
  const [addresses, members] = [
    await readAddresses(trx, [accountId]),
    await readMembers(trx, [accountId]),
  ]
  const search_text = customerSearchTextOf(account, addresses, members)
  await trx.updateTable('account').set({ search_text }).where('id', '=', accountId).execute()
}

/** Notes a change that the owner makes: staff who have the record open notice it. */
export const markChanged = async (trx: Database, accountId: string) => {
  await trx
    .updateTable('account')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
  await refreshSearchText(trx, accountId)
}

/** Accounts whose texts are written in one transaction. */
const batchSize = 500

const fillBatch = (db: Database) =>
  db.transaction().execute(async (trx) => {
    const accounts = await trx
      .selectFrom('account')
      .select(accountColumns)
      .where('search_text', 'is', null)
      .limit(batchSize)
      .execute()
    if (accounts.length === 0) return 0
    const ids = accounts.map(({ id }) => id)
    const addresses = Map.groupBy(await readAddresses(trx, ids), ({ account_id }) => account_id)
    const members = Map.groupBy(await readMembers(trx, ids), ({ practice_id }) => practice_id)
    for (const account of accounts) {
      const own = [addresses.get(account.id) ?? [], members.get(account.id) ?? []] as const
      await trx
        .updateTable('account')
        .set({ search_text: customerSearchTextOf(account, ...own) })
        .where('id', '=', account.id)
        // A concurrent change has written a newer text.
        .where('search_text', 'is', null)
        .execute()
    }
    return accounts.length
  })

/** Writes missing search texts: of accounts older than the column, or inserted by SQL. */
export const fillSearchTexts = async (db: Database) => {
  const missing = db.selectFrom('account').select('id').where('search_text', 'is', null).limit(1)
  if (!(await missing.executeTakeFirst())) return
  while ((await fillBatch(db)) === batchSize) {}
}
