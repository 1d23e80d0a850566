import type { Kysely } from 'kysely'

/** Orders and turnover by day, for the charts: orders of a year take seconds to add up (A19). */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('sales_by_day')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('orders', 'bigint', (c) => c.notNull())
    .addColumn('turnover', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sales_by_day_once', ['day', 'language', 'family'])
    .execute()
  await schema
    .createIndex('order_event_by_time')
    .on('order_event')
    .columns(['at', 'order_id'])
    .execute()
  await schema.createIndex('orders_by_time').on('orders').columns(['placed_at', 'status']).execute()
  await schema
    .createIndex('orders_by_status')
    .on('orders')
    .columns(['status', 'placed_at'])
    .execute()
  await schema
    .createIndex('account_by_time')
    .on('account')
    .columns(['created_at', 'role', 'language'])
    .execute()
  await schema
    .createIndex('account_by_state')
    .on('account')
    .columns(['state', 'created_at'])
    .execute()
  await schema.createIndex('outbox_by_time').on('outbox').columns(['created_at', 'id']).execute()
}
