import { type Kysely, sql } from 'kysely'

/** The fee of a small order, and what the price of a line is due to; older orders have neither. */
export const up = async (db: Kysely<never>) => {
  const { schema } = db
  await schema
    .alterTable('orders')
    .addColumn('fee', 'bigint', (c) => c.notNull().defaultTo(0).check(sql`fee >= 0`))
    .execute()
  // Kysely has no such statements for SQLite, which has known them since 3.53.
  await sql`alter table orders drop constraint orders_sum`.execute(db)
  await sql`alter table orders add constraint orders_sum
    check (total = subtotal - discount + shipping + fee)`.execute(db)
  await schema.alterTable('order_line').addColumn('list_price', 'bigint').execute()
  await schema.alterTable('order_line').addColumn('discount_rate', 'integer').execute()
  await schema.alterTable('order_line').addColumn('reason', 'text').execute()
}
