import { v4 } from 'uuid'
import type { OrderTerms } from '../../../domain/order/order-terms.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { OrderLine } from '../../../domain/order/price-line.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import type { Services } from '../../services.ts'

const draftTtlMs = 24 * 3_600_000

/** Per account; enough for several tabs and for steps back. The oldest are deleted first. */
const maxDrafts = 20

/**
 * A checkout in progress. A draft never changes, so that a repeated post gives the same answer: a
 * step that changes items or prices stores another one.
 */
export type CheckoutDraft = {
  id: string
  accountId: string
  /** The version of the account's cart that the items are; undefined for other items. */
  cartVersion: number | undefined
  /** Idempotency key of the order (R26). */
  orderKey: string
  /** The posted items, with the prices shown to the customer. */
  items: readonly PostedItem[]
  /** The items as decided; undefined if they cannot be ordered. */
  lines: readonly OrderLine[] | undefined
  /** The terms that the customer has been shown. */
  terms: OrderTerms<AddressSnapshot> | undefined
  /** The version of the catalogue that decided `lines`. */
  catalogueVersion: number
}

/** Stores a draft; its items get the prices of `lines`. */
export const insertDraft = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  content: Omit<CheckoutDraft, 'id'>,
): Promise<CheckoutDraft> => {
  const { accountId, cartVersion, orderKey, lines, terms, catalogueVersion } = content
  const items = content.items.map((item, line) => {
    const price = lines?.[line]?.unitPrice
    return price === undefined ? item : { ...item, price }
  })
  const id = v4()
  const created_at = now()
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('checkout_draft')
      .values({
        id,
        account_id: accountId,
        cart_version: cartVersion ?? null,
        order_key: orderKey,
        items: json<readonly PostedItem[]>(items),
        lines: json<readonly OrderLine[] | null>(lines ?? null),
        terms: json<OrderTerms<AddressSnapshot> | null>(terms ?? null),
        catalogue_version: catalogueVersion,
        created_at,
        expires_at: new Date(created_at.getTime() + draftTtlMs),
      })
      .execute()
    await trx
      .deleteFrom('checkout_draft')
      .where('account_id', '=', accountId)
      .where('created_at', '<', ({ selectFrom }) =>
        selectFrom('checkout_draft as newer')
          .select('newer.created_at')
          .where('newer.account_id', '=', accountId)
          .orderBy('newer.created_at', 'desc')
          .limit(1)
          .offset(maxDrafts - 1),
      )
      .execute()
  })
  return { ...content, id, items }
}

/** A draft of the account; undefined if it is unknown, expired, or of another account. */
export const findDraft = async (
  db: Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<CheckoutDraft | undefined> => {
  const row = await db
    .selectFrom('checkout_draft')
    .select(['cart_version', 'order_key', 'items', 'lines', 'terms', 'catalogue_version'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    row && {
      id,
      accountId,
      cartVersion: row.cart_version ?? undefined,
      orderKey: row.order_key,
      items: row.items,
      lines: row.lines ?? undefined,
      terms: row.terms ?? undefined,
      catalogueVersion: row.catalogue_version,
    }
  )
}

/** Deletes a draft in the transaction of its order. */
export const deleteDraft = async (trx: Database, accountId: string, id: string) => {
  await trx
    .deleteFrom('checkout_draft')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

export const deleteExpiredDrafts = async (db: Database, now: Date) => {
  await db.deleteFrom('checkout_draft').where('expires_at', '<=', now).execute()
}
