import type { Kysely } from 'kysely'

/** When the invoice of an order is issued (R47; older orders have theirs), and its former versions. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .alterTable('orders')
    .addColumn('invoice_at', 'text', (c) => c.notNull().defaultTo('confirmation'))
    .execute()
  await schema
    .alterTable('orders')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema
    .createTable('order_version')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('replaced_at', 'timestamptz', (c) => c.notNull())
    .addColumn('replaced_by', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('content', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_version_key', ['order_id', 'version'])
    .execute()
}
