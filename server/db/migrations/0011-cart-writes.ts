import type { Kysely } from 'kysely'
import { json } from '../json.ts'

type SavedCart = { account_id: string; items: unknown; writes: unknown }

/** Until now `items` held both: `{ items, writes }`. */
const split = (column: unknown): { items: unknown; writes: unknown } =>
  typeof column === 'object' && column !== null && 'items' in column && 'writes' in column
    ? column
    : { items: [], writes: [] }

export const up = async (db: Kysely<{ saved_cart: SavedCart }>) => {
  await db.schema
    .alterTable('saved_cart')
    .addColumn('writes', 'jsonb', (c) => c.notNull().defaultTo('[]'))
    .execute()
  const rows = await db.selectFrom('saved_cart').select(['account_id', 'items']).execute()
  for (const { account_id, items } of rows) {
    const parts = split(items)
    await db
      .updateTable('saved_cart')
      .set({ items: json(parts.items), writes: json(parts.writes) })
      .where('account_id', '=', account_id)
      .execute()
  }
}
