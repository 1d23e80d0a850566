import { dequal } from 'dequal/lite'
import type { Transaction } from 'kysely'
import { v4 } from 'uuid'
import * as z from 'zod'
import { type CartItem, sameLine } from '../../../domain/cart/cart-item.ts'
import { maxMergedLines, mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { readLines } from '../../../domain/cart/read-lines.ts'
import { shownKinds } from '../../../domain/catalogue/product-kind.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import type { OrderLine } from '../order.ts'
import { identifierOf } from '../placing/identify-lines.ts'

/** The stored cart. `writes`: ids of the latest writes, so that a retried write changes nothing. */
type StoredCart = { items: readonly CartItem[]; writes: string[] }

/** Above the number of writes that the devices of one account can have pending. */
const maxWriteIds = 50

const storedCart = z.object({
  items: z.array(z.unknown()).transform(readLines),
  writes: z.array(z.string()),
})

const noCart: StoredCart = { items: [], writes: [] }

const readRow = (row: { items: unknown; writes: unknown } | undefined): StoredCart =>
  storedCart.safeParse(row).data ?? noCart

const rowOf = (db: Database, accountId: string) =>
  db.selectFrom('saved_cart').select(['items', 'writes']).where('account_id', '=', accountId)

const cartRows = compileOnce((db, { accountId }: { accountId: string }) => rowOf(db, accountId))

/** The cart of an account as last saved (R25). */
export const findCart = async (db: Database, accountId: string): Promise<readonly CartItem[]> =>
  readRow(await rowOf(db, accountId).executeTakeFirst()).items

/** Locks the cart until the transaction ends and returns it; creates an empty one if missing. */
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
  // Transactions of SQLite are serial anyway.
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

/**
 * What is left of a line that another device has ordered or removed gets another id: it is no
 * repetition of that order.
 */
const renameRests = (
  merged: readonly CartItem[],
  base: readonly CartItem[],
  theirs: readonly CartItem[],
): readonly CartItem[] => {
  const isIn = (items: readonly CartItem[], line: CartItem) =>
    items.some((item) => sameLine(item, line))
  return merged.map((line) =>
    isIn(base, line) && !isIn(theirs, line) ? { ...line, cartId: v4() } : line,
  )
}

/**
 * The cart of a device. `base`: the server's cart it last had; without one, `items` replace the
 * cart.
 */
export type CartWrite = {
  items: readonly CartItem[]
  base?: readonly CartItem[] | undefined
  /** Id of this write, equal in every retry. */
  write?: string | undefined
}

/**
 * Merges the changes of a device with those of other devices (`mergeCarts`) and returns the
 * result; undefined, and nothing is stored, above `maxMergedLines`. Idempotent per `write`.
 */
export const saveCart = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { items, base, write }: CartWrite,
): Promise<readonly CartItem[] | undefined> => {
  const before = await findCart(db, accountId)
  const identify = await identifierOf(db, [...items, ...(base ?? []), ...before])
  const current = (lines: readonly CartItem[]) => readLines(lines.map(identify))
  return db.transaction().execute(async (trx) => {
    const at = now()
    const stored = await lockCart(trx, accountId, at)
    if (write && stored.writes.includes(write)) return stored.items
    const mine = current(items)
    const known = base && current(base)
    const theirs = current(stored.items)
    const merged = known
      ? renameRests(mergeCarts({ base: known, mine, theirs }), known, theirs)
      : mine
    if (merged.length > maxMergedLines) return undefined
    // A device without changes synchronizes at each page; its retry changes nothing, either.
    if (dequal(known, mine) && dequal(merged, stored.items)) return merged
    const writes = write ? [write, ...stored.writes].slice(0, maxWriteIds) : stored.writes
    await updateCart(trx, accountId, { items: merged, writes }, at)
    return merged
  })
}

/** An ordered line: as posted and as stored in the order. */
export type OrderedLine = { posted: PostedItem; line: OrderLine }

/** Ready products match by id; lines of an earlier version only as posted. */
const isOrdered = (item: CartItem, { posted, line }: OrderedLine) => {
  const { WcId, name, info } = item
  if (WcId !== posted.id || info.type !== posted.info.type) return false
  if (item.reference !== line.reference) return false
  if (shownKinds.some((kind) => kind === info.type)) return true
  if (sameLine(item, { ...line, WcId: line.productId })) return true
  // Without the undefined keys of a posted null; `dequal` counts them.
  return name === posted.name && dequal(info, JSON.parse(JSON.stringify(posted.info)))
}

/**
 * Removes ordered quantities from the cart, in the order's transaction. The rest of a line gets
 * another id: it is no repetition of the order.
 */
export const removeOrdered = async (
  trx: Transaction<Schema>,
  accountId: string,
  ordered: readonly OrderedLine[],
  now: Date,
) => {
  if ((await cartRows(trx, { accountId })).length === 0) return
  const { items, writes } = await lockCart(trx, accountId, now)
  const remaining = items.flatMap((item) => {
    const matching = ordered.find((one) => isOrdered(item, one))
    const quantity = item.quantity - (matching?.line.quantity ?? 0)
    if (quantity <= 0) return []
    return [matching ? { ...item, quantity, cartId: v4() } : item]
  })
  await updateCart(trx, accountId, { items: remaining, writes }, now)
}
