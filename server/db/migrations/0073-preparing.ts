import { type Kysely, sql } from 'kysely'

type Rows = Record<'orders' | 'order_event', { status: string; new_status: string }>

/** SQLite cannot change the check of a column: a new column takes over. Its indexes go with it. */
const allowPreparing = async (db: Kysely<Rows>, table: keyof Rows) => {
  const { schema } = db
  await schema
    .alterTable(table)
    .addColumn('new_status', 'text', (c) =>
      c
        .notNull()
        .defaultTo('pending')
        .check(sql`new_status in ('pending', 'processing', 'preparing',
        'on-hold', 'completed', 'cancelled', 'refunded', 'failed')`),
    )
    .execute()
  await db
    .updateTable(table)
    .set((eb) => ({ new_status: eb.ref('status') }))
    .execute()
  await schema.alterTable(table).dropColumn('status').execute()
  await schema.alterTable(table).renameColumn('new_status', 'status').execute()
}

const listed = ['number', 'status', 'placed_at', 'total', 'language', 'account_id'] as const

/** Indexes of orders that have the status. */
const indexes: Record<string, string[]> = {
  ...Object.fromEntries(
    ['number', 'total', 'status', 'customer_key'].map((first) => [
      `orders_listed_by_${first}`,
      [...new Set([first, 'number', ...listed, 'customer_key', 'id'])],
    ]),
  ),
  orders_by_time: ['placed_at', 'status'],
  orders_by_status: ['status', 'placed_at'],
}

/** Orders get the status `preparing`, after which customers no longer change them. */
export const up = async (db: Kysely<Rows>) => {
  const { schema } = db
  for (const name of Object.keys(indexes)) await schema.dropIndex(name).execute()
  await allowPreparing(db, 'orders')
  await allowPreparing(db, 'order_event')
  for (const [name, columns] of Object.entries(indexes))
    await schema.createIndex(name).on('orders').columns(columns).execute()
}
