import { type Kysely, sql } from 'kysely'

const isStatus = sql`status in
  ('pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed')`

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('number', 'bigint', (c) => c.notNull().unique())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('status', 'text', (c) => c.notNull().check(isStatus))
    .addColumn('placed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('payment', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('subtotal', 'bigint', (c) => c.notNull().check(sql`subtotal >= 0`))
    .addColumn('discount_rate', 'integer', (c) =>
      c.notNull().check(sql`discount_rate between 0 and 10000`),
    )
    .addColumn('discount', 'bigint', (c) => c.notNull().check(sql`discount >= 0`))
    .addColumn('shipping', 'bigint', (c) => c.notNull().check(sql`shipping >= 0`))
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('vat', 'jsonb', (c) => c.notNull())
    .addColumn('billing', 'jsonb', (c) => c.notNull())
    .addColumn('shipping_address', 'jsonb', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addUniqueConstraint('orders_once', ['account_id', 'idempotency_key'])
    .addCheckConstraint('orders_sum', sql`total = subtotal - discount + shipping`)
    .execute()
  await schema
    .createIndex('orders_of_account')
    .on('orders')
    .columns(['account_id', 'placed_at'])
    .execute()

  await schema
    .createTable('order_line')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity between 1 and 999`))
    .addColumn('unit_price', 'bigint', (c) => c.notNull().check(sql`unit_price >= 0`))
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('vat_rate', 'integer', (c) => c.notNull())
    .addColumn('info', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_line_pk', ['order_id', 'position'])
    .addCheckConstraint('order_line_sum', sql`total = quantity * unit_price`)
    .execute()

  await schema
    .createTable('order_event')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull().check(isStatus))
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('by_account', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('note', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('order_event_of_order')
    .on('order_event')
    .columns(['order_id', 'at'])
    .execute()
}
