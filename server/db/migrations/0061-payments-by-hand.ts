import { type Kysely, sql } from 'kysely'

const columns = [
  'id',
  'statement_id',
  'entry_key',
  'booking_key',
  'content_hash',
  'value_on',
  'amount',
  'currency',
  'reference',
  'payer',
  'message',
  'search_text',
  'state',
  'problem',
  'invoice_id',
  'decided_at',
  'decided_by',
  'note',
  'status_before',
] as const

/**
 * Payments that the staff enter come in no statement, and credit notes get an author. SQLite cannot
 * drop NOT NULL, so the table is written again. Turnover is added up again, without refunds.
 */
export const up = async (db: Kysely<never>) => {
  const { schema } = db
  await schema
    .createTable('bank_payment_new')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('statement_id', 'text', (c) => c.references('bank_statement.id'))
    .addColumn('entry_key', 'text', (c) => c.notNull())
    .addColumn('booking_key', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('value_on', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('payer', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('matched', 'open', 'dismissed')`),
    )
    .addColumn('problem', 'text')
    .addColumn('invoice_id', 'text', (c) => c.references('invoice.id'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decided_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('status_before', 'text')
    .addColumn('method', 'text', (c) =>
      c.notNull().defaultTo('bank').check(sql`method in ('bank', 'cash', 'other')`),
    )
    .execute()
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`insert into bank_payment_new (${names}) select ${names} from bank_payment`.execute(db)
  await schema.dropTable('bank_payment').execute()
  await schema.alterTable('bank_payment_new').renameTo('bank_payment').execute()
  const createIndex = (name: string, ...on: string[]) =>
    schema.createIndex(`bank_payment_by_${name}`).on('bank_payment').columns(on)
  await createIndex('entry_key', 'entry_key').unique().execute()
  await createIndex('state', 'state', 'value_on', 'id').execute()
  for (const column of ['invoice_id', 'booking_key', 'statement_id'])
    await createIndex(column, column).execute()
  await schema
    .alterTable('invoice')
    .addColumn('issued_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await sql`delete from counter where name = 'sales-refreshed'`.execute(db)
}
