import type { Transaction } from 'kysely'
import * as z from 'zod'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import {
  type CartOperation,
  type CartRefusal,
  changeLines,
} from '../../../domain/cart/cart-operation.ts'
import { readLines } from '../../../domain/cart/stored-lines.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'

/** The cart of an account (R25). `version` rises with each change and is never used again. */
export type StoredCart = { version: number; items: readonly CartItem[] }

/** Above the number of operations that the devices of one account can have waiting. */
const maxOperationIds = 500

const stored = z.object({
  version: z.int(),
  items: z.array(z.unknown()).transform(readLines),
  operations: z.array(z.string()),
})

const readRow = (row: unknown) =>
  stored.safeParse(row).data ?? { version: 0, items: [], operations: [] }

const rowOf = (db: Database, accountId: string) =>
  db
    .selectFrom('saved_cart')
    .select(['version', 'items', 'operations'])
    .where('account_id', '=', accountId)

/** The cart of an account; version 0 before its first change. */
export const findCart = async (db: Database, accountId: string): Promise<StoredCart> => {
  const { version, items } = readRow(await rowOf(db, accountId).executeTakeFirst())
  return { version, items }
}

/** Locks the cart until the transaction ends and returns it; creates an empty one if missing. */
const lockCart = async (trx: Transaction<Schema>, accountId: string, now: Date) => {
  const empty = json<unknown>([])
  await trx
    .insertInto('saved_cart')
    .values({ account_id: accountId, items: empty, operations: empty, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const row = rowOf(trx, accountId)
  // Transactions of SQLite are serial anyway.
  const locked = engineOf(trx) === 'postgres' ? row.forUpdate() : row
  return readRow(await locked.executeTakeFirst())
}

/** An operation that was not applied, since the cart cannot hold its lines. */
export type RefusedOperation = { operation: string; code: CartRefusal }

/**
 * Applies operations in one transaction, each once: those applied before are skipped. Refused ones
 * change nothing.
 */
export const applyChanges = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  operations: readonly CartOperation[],
): Promise<StoredCart & { refused: RefusedOperation[] }> =>
  db.transaction().execute(async (trx) => {
    const at = now()
    const before = await lockCart(trx, accountId, at)
    const applied = new Set(before.operations)
    const refused: RefusedOperation[] = []
    let { items }: StoredCart = before
    for (const { id, ...change } of operations) {
      if (applied.has(id)) continue
      applied.add(id)
      const changed = changeLines(items, change)
      if (changed.ok) items = changed.value
      else refused.push({ operation: id, code: changed.refusal })
    }
    const isChanged = applied.size > before.operations.length
    const version = before.version + (isChanged ? 1 : 0)
    if (!isChanged) return { version, items, refused }
    await trx
      .updateTable('saved_cart')
      .set({
        version,
        items: json<unknown>(items),
        operations: json<unknown>([...applied].slice(-maxOperationIds)),
        updated_at: at,
      })
      .where('account_id', '=', accountId)
      .execute()
    return { version, items, refused }
  })

/**
 * Empties the cart in the transaction of its order; false, and nothing changes, if it no longer has
 * the version that is ordered.
 */
export const emptyCart = async (
  trx: Database,
  accountId: string,
  version: number,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('saved_cart')
    .set({ version: version + 1, items: json<unknown>([]), updated_at: now })
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
