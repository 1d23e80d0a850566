import { type Kysely, sql } from 'kysely'

/** Bookings that were exported for the accounts: each thing is posted in one batch. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .createTable('journal_batch')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('accounts', 'jsonb', (c) => c.notNull())
    .execute()
  await schema
    .createTable('journal_entry')
    .addColumn('batch_id', 'text', (c) => c.notNull().references('journal_batch.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) =>
      c.notNull().check(sql`source in ('invoice', 'credit-note', 'fee', 'payment', 'rest')`),
    )
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('posted', 'reversed', 'reversal')`),
    )
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('document', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('debit', 'text', (c) => c.notNull())
    .addColumn('credit', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('rate', 'integer')
    .addColumn('vat', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_entry_pk', ['batch_id', 'position'])
    .execute()
  await schema
    .createIndex('journal_entry_once')
    .unique()
    .on('journal_entry')
    .columns(['source', 'source_id', 'line'])
    .where(sql.ref('state'), '=', sql.lit('posted'))
    .execute()
  await schema
    .createIndex('journal_entry_by_order')
    .on('journal_entry')
    .column('order_id')
    .execute()
}
