import type { Kysely } from 'kysely'

/** Notes about customers, and views of the shop as a customer. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('customer_note')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('by_account', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('customer_note_of_account')
    .on('customer_note')
    .columns(['account_id', 'at'])
    .execute()
  // Without a reference to `session`: the end of a view is recorded also after a logout.
  await schema
    .createTable('customer_view')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('session_hash', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('customer_view_by_expiry')
    .on('customer_view')
    .column('expires_at')
    .execute()
}
