import { type Kysely, sql } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('bank_statement')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('camt.053', 'camt.054')`))
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('statement_ids', 'text', (c) => c.notNull())
    .addColumn('imported_at', 'timestamptz', (c) => c.notNull())
    .addColumn('imported_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()

  await schema
    .createTable('bank_payment')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('statement_id', 'text', (c) => c.notNull().references('bank_statement.id'))
    // The same entry of another file has the same key.
    .addColumn('entry_key', 'text', (c) => c.notNull().unique())
    .addColumn('batch_key', 'text', (c) => c.notNull())
    .addColumn('value_on', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('payer', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('matched', 'open', 'dismissed')`),
    )
    .addColumn('problem', 'text')
    .addColumn('invoice_id', 'text', (c) => c.references('invoice.id'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decided_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('note', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('bank_payment_by_state')
    .on('bank_payment')
    .columns(['state', 'value_on', 'id'])
    .execute()
  for (const column of ['invoice_id', 'batch_key', 'statement_id'])
    await schema
      .createIndex(`bank_payment_by_${column}`)
      .on('bank_payment')
      .column(column)
      .execute()
}
