import {
  type Address,
  type AddressChange,
  applyAddressChange,
  emptyAddress,
  maxAddressNameLength,
  maxDeliveryAddresses,
} from '../../../domain/customer/address.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { markChanged, refreshSearchText } from '../customers/search-text.ts'
import { addressColumns, readAddressRow } from './addresses.ts'
import { type AddressProblems, checkAddress } from './check-address.ts'

/** A stored address that parcels can go to. */
export type DeliveryAddress = { id: string; name: string; isDefault: boolean; address: Address }

/** The delivery addresses of an account: the default one, then those of the latest orders, then by name. */
export const listDeliveryAddresses = async (
  db: Database,
  accountId: string,
): Promise<DeliveryAddress[]> => {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'billing')
    .execute()
  const usedAt = (row: { last_used_at: Date | null }) => row.last_used_at?.getTime() ?? 0
  return rows
    .sort(
      (one, other) =>
        Number(other.kind === 'shipping') - Number(one.kind === 'shipping') ||
        usedAt(other) - usedAt(one) ||
        one.name.localeCompare(other.name) ||
        one.id.localeCompare(other.id),
    )
    .map((row) => ({
      ...{ id: row.id, name: row.name, isDefault: row.kind === 'shipping' },
      address: readAddressRow(row),
    }))
}

/** A received delivery address; with the id of a stored one it replaces this. */
export type DeliveryAddressChange = { id?: string | undefined; name: string; change: AddressChange }

type DeliveryAddressProblems = AddressProblems & { Name?: 'blank' | 'too-long' }

export type DeliveryAddressRefusal =
  | { code: 'address-unknown' | 'too-many-addresses' | 'address-name-used' }
  | { code: 'fields-invalid'; problems: DeliveryAddressProblems }

/** Problems of a name and the parts of an address. */
const checkDeliveryAddress = ({
  name,
  change,
}: DeliveryAddressChange): DeliveryAddressProblems => ({
  ...([...cleanLine(name, 1_000)].length > maxAddressNameLength && { Name: 'too-long' }),
  ...checkAddress(change),
})

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'de', { sensitivity: 'accent' }) === 0

/**
 * Stores an address in the caller's transaction, which has locked the account. A repeated post
 * of a new address finds the one that the first has stored.
 */
const writeDeliveryAddress = async (
  trx: Database,
  accountId: string,
  { id, name: given, change }: DeliveryAddressChange,
): Promise<Result<{ id: string }, DeliveryAddressRefusal>> => {
  const stored = await listDeliveryAddresses(trx, accountId)
  const before = stored.find((one) => one.id === id)
  if (id && !before) return refuse({ code: 'address-unknown' })
  const name = cleanLine(given)
  // The first address, from the signup, has none.
  if (name === '' && !before?.isDefault)
    return refuse({ code: 'fields-invalid', problems: { Name: 'blank' } })
  const columns = addressColumns(applyAddressChange(before?.address ?? emptyAddress, change))
  const namesake = stored.find((one) => name && one.id !== id && isSameName(one.name, name))
  if (namesake) {
    const isSame = JSON.stringify(addressColumns(namesake.address)) === JSON.stringify(columns)
    return !id && isSame ? ok({ id: namesake.id }) : refuse({ code: 'address-name-used' })
  }
  if (before) {
    const row = { name, ...columns }
    await trx.updateTable('address').set(row).where('id', '=', before.id).execute()
    return ok({ id: before.id })
  }
  if (stored.length >= maxDeliveryAddresses) return refuse({ code: 'too-many-addresses' })
  const row = { id: newId(), account_id: accountId, kind: 'other' as const, name, ...columns }
  await trx.insertInto('address').values(row).execute()
  return ok({ id: row.id })
}

/** Makes one of the delivery addresses the default one, in the caller's transaction. */
const writeDefaultAddress = async (trx: Database, accountId: string, id: string) => {
  const own = trx.updateTable('address').where('account_id', '=', accountId)
  await own.set({ kind: 'other' }).where('kind', '=', 'shipping').execute()
  await own.set({ kind: 'shipping' }).where('id', '=', id).execute()
}

type RequiredServices = Pick<Services, 'db' | 'log'>
type Changed = Result<{ id: string }, DeliveryAddressRefusal>

/** Changes the delivery addresses for their owner; concurrent changes wait for each other. */
const changeOwn = async (
  { db, log }: RequiredServices,
  accountId: string,
  write: (trx: Database) => Promise<Changed>,
): Promise<Changed> => {
  const changed = await db.transaction().execute(async (trx) => {
    await markChanged(trx, accountId)
    const written = await write(trx)
    await refreshSearchText(trx, accountId)
    return written
  })
  if (changed.ok)
    recordSecurityEvent({ log }, 'address-changed', { accountId, kinds: ['shipping'] })
  return changed
}

/** Adds or changes a delivery address, and returns its id. */
export const saveDeliveryAddress = async (
  services: RequiredServices,
  accountId: string,
  given: DeliveryAddressChange,
): Promise<Changed> => {
  const problems = checkDeliveryAddress(given)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  return changeOwn(services, accountId, (trx) => writeDeliveryAddress(trx, accountId, given))
}

const findOwn = async (trx: Database, accountId: string, id: string) =>
  (await listDeliveryAddresses(trx, accountId)).find((one) => one.id === id)

/** Makes another address the default one. */
export const makeDefaultAddress = (services: RequiredServices, accountId: string, id: string) =>
  changeOwn(services, accountId, async (trx) => {
    if (!(await findOwn(trx, accountId, id))) return refuse({ code: 'address-unknown' })
    await writeDefaultAddress(trx, accountId, id)
    return ok({ id })
  })

/** Removes an address; the default one stays. Placed orders keep their copies. */
export const removeDeliveryAddress = (services: RequiredServices, accountId: string, id: string) =>
  changeOwn(services, accountId, async (trx) => {
    const found = await findOwn(trx, accountId, id)
    if (!found || found.isDefault) return refuse({ code: 'address-unknown' })
    await trx.deleteFrom('address').where('id', '=', id).execute()
    return ok({ id })
  })
