import type { Transaction } from 'kysely'
import { isEmail, noMailbox, normalizeEmail } from '../../../domain/customer/email.ts'
import { fallbackLanguage, isLanguage } from '../../../domain/language.ts'
import { customerSearchTextOf } from '../../accounts/customers/search-text.ts'
import type { Database } from '../../db/client.ts'
import { insertAll } from '../../db/insert-all.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { ImportContext } from '../import-context.ts'
import { findImported } from '../imported-records.ts'
import type { SourceOrder } from './source-order.ts'

/** An account that has to be written before the orders of a guest. */
export type GuestAccount = { id: string; email: string; order: SourceOrder }

export type FoundAccounts = {
  /** The account of an order, by the id of the order. */
  accountOf: ReadonlyMap<string, string>
  guests: readonly GuestAccount[]
}

/**
 * The accounts of orders: imported customers, else accounts with the address of the order, else new ones
 * that are rejected, so that their owners can sign up with the address.
 */
export const findOrderAccounts = async (
  db: Database,
  context: Pick<ImportContext, 'name' | 'accountOf'>,
  orders: readonly SourceOrder[],
): Promise<FoundAccounts> => {
  const imported = await findImported(
    db,
    context.name,
    'customer',
    orders.map(({ customerId }) => customerId).filter(Boolean),
  )
  const emails = orders.map(({ email }) => normalizeEmail(email)).filter(Boolean)
  const known = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where((eb) =>
      eb.or([
        eb('email', 'in', [...emails, '']),
        eb('id', 'in', [...[...imported.values()].map(({ local_id }) => local_id), '']),
      ]),
    )
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const byEmail = new Map(known.map(({ id, email }) => [email, id]))
  const guests: GuestAccount[] = []
  const addGuest = (order: SourceOrder, email: string) => {
    const id = newId()
    const address = isEmail(email) ? email : noMailbox(id)
    guests.push({ id, email: address, order })
    byEmail.set(email || address, id)
    context.accountOf.set(`guest ${address}`, id)
    return id
  }
  const accountOf = (order: SourceOrder): string => {
    const planned = context.accountOf.get(order.customerId)
    if (planned) return planned
    const before = imported.get(order.customerId)?.local_id
    if (before && ids.has(before)) return before
    const email = normalizeEmail(order.email)
    // Of a dry run, or of a batch before.
    const guest = context.accountOf.get(`guest ${email}`)
    return byEmail.get(email) ?? guest ?? addGuest(order, email)
  }
  return { accountOf: new Map(orders.map((order) => [order.id, accountOf(order)])), guests }
}

/** Writes the accounts of guests, with the address of their first order as their name. */
export const writeGuests = async (
  trx: Transaction<Schema>,
  guests: readonly GuestAccount[],
  now: Date,
) =>
  insertAll(
    trx,
    'account',
    guests.map(({ id, email, order }) => {
      const { first_name, last_name, ...address } = order.billing
      const row = {
        ...{ id, email, first_name, last_name, password_hash: '', profession: '' },
        ...{ billing_phone: '', pharma_id: '', customer_number: '' },
        ...{ user_can_order: false, user_can_order_with_form: false },
        state: 'rejected' as const,
        role: 'customer' as const,
        language: isLanguage(order.language) ? order.language : fallbackLanguage,
        created_at: order.placedAt,
        updated_at: now,
      }
      return { ...row, search_text: customerSearchTextOf(row, [address]) }
    }),
  )
