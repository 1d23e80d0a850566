import type { Kysely } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('checkout_draft')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('order_key', 'text', (c) => c.notNull())
    .addColumn('items', 'jsonb', (c) => c.notNull())
    .addColumn('lines', 'jsonb', (c) => c.notNull())
    .addColumn('catalogue_version', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('checkout_draft_of_account')
    .on('checkout_draft')
    .columns(['account_id', 'created_at'])
    .execute()
  await schema
    .createIndex('checkout_draft_expiry')
    .on('checkout_draft')
    .column('expires_at')
    .execute()

  await schema.alterTable('orders').addColumn('draft_id', 'text').execute()
}
