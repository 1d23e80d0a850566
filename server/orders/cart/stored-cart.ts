import type { Transaction } from 'kysely'
import * as z from 'zod'
import { type CartItem, sameLine } from '../../../domain/cart/cart-item.ts'
import { mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { readLines } from '../../../domain/cart/read-lines.ts'
import { sameValue } from '../../../domain/cart/same-value.ts'
import { shownKinds } from '../../../domain/catalogue/product-kind.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import type { OrderLine } from '../order.ts'
import { identifierOf } from '../placing/identify-lines.ts'

/** An account's cart. `writes` names the last writes in it: one that is sent again changes nothing. */
type StoredCart = { items: readonly CartItem[]; writes: string[] }

/** More than can be on their way from one person's devices. */
const rememberedWrites = 50

const storedCart = z.object({
  items: z.array(z.unknown()).transform(readLines),
  writes: z.array(z.string()),
})

const noCart: StoredCart = { items: [], writes: [] }

const readRow = (row: { items: unknown; writes: unknown } | undefined): StoredCart =>
  storedCart.safeParse(row).data ?? noCart

const rowOf = (db: Database, accountId: string) =>
  db.selectFrom('saved_cart').select(['items', 'writes']).where('account_id', '=', accountId)

/** The cart of an account, as its devices last left it (R25). */
export const findCart = async (db: Database, accountId: string): Promise<readonly CartItem[]> =>
  readRow(await rowOf(db, accountId).executeTakeFirst()).items

/** The cart, which nobody else changes until the transaction ends. */
const lockCart = async (
  trx: Transaction<Schema>,
  accountId: string,
  now: Date,
): Promise<StoredCart> => {
  await trx
    .insertInto('saved_cart')
    .values({
      account_id: accountId,
      items: json<unknown>([]),
      writes: json<unknown>([]),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const row = rowOf(trx, accountId)
  // Transactions of SQLite follow one another anyway.
  const locked = engineOf(trx) === 'postgres' ? row.forUpdate() : row
  return readRow(await locked.executeTakeFirst())
}

const updateCart = async (
  trx: Transaction<Schema>,
  accountId: string,
  { items, writes }: StoredCart,
  now: Date,
) => {
  await trx
    .updateTable('saved_cart')
    .set({ items: json<unknown>(items), writes: json<unknown>(writes), updated_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** A device's cart; `base` is what it last had from here, without one its cart is all there is. */
export type CartWrite = {
  items: readonly CartItem[]
  base?: readonly CartItem[] | undefined
  /** Names this write, however often it is sent. */
  write?: string | undefined
}

/**
 * Keeps what a device has changed, beside what other devices have (`mergeCarts`), and gives the cart
 * that comes of it. Sent twice, it happens once.
 */
export const saveCart = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { items, base, write }: CartWrite,
): Promise<readonly CartItem[]> => {
  const before = await findCart(db, accountId)
  const identify = await identifierOf(db, [...items, ...(base ?? []), ...before])
  const current = (lines: readonly CartItem[]) => readLines(lines.map(identify))
  return db.transaction().execute(async (trx) => {
    const at = now()
    const kept = await lockCart(trx, accountId, at)
    if (write && kept.writes.includes(write)) return kept.items
    const mine = current(items)
    const merged = base
      ? mergeCarts({ base: current(base), mine, theirs: current(kept.items) })
      : mine
    const writes = write ? [write, ...kept.writes].slice(0, rememberedWrites) : kept.writes
    await updateCart(trx, accountId, { items: merged, writes }, at)
    return merged
  })
}

/** What was ordered: each line as it was posted and as the order has it. */
export type OrderedLine = { posted: PostedItem; line: OrderLine }

/** Ready products are found by their id; older lines only as they were posted. */
const isOrdered = (item: CartItem, { posted, line }: OrderedLine) => {
  const { WcId, name, info } = item
  if (WcId !== posted.id || info.type !== posted.info.type) return false
  if (shownKinds.some((kind) => kind === info.type)) return true
  if (sameLine(item, { WcId: line.productId, name: line.name, info: line.info })) return true
  return name === posted.name && sameValue(info, posted.info)
}

/** What has been ordered is no longer in the cart; in the order's transaction. */
export const takeFromCart = async (
  trx: Transaction<Schema>,
  accountId: string,
  ordered: readonly OrderedLine[],
  now: Date,
) => {
  if (!(await rowOf(trx, accountId).executeTakeFirst())) return
  const { items, writes } = await lockCart(trx, accountId, now)
  const left = items.flatMap((item) => {
    const taken = ordered.find((one) => isOrdered(item, one))
    const quantity = item.quantity - (taken?.line.quantity ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  await updateCart(trx, accountId, { items: left, writes }, now)
}
