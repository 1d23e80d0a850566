import { type Kysely, sql } from 'kysely'
import { foldText } from '../../../domain/fold-text.ts'

type Billing = { first_name: string; last_name: string; company: string }
type Rows = { orders: { id: string; billing: Billing; customer_key: string } }

const batch = 1_000

/** Sorts and finds orders by customer without reading their JSON. */
const addCustomerKeys = async (db: Kysely<Rows>) => {
  await db.schema
    .alterTable('orders')
    .addColumn('customer_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'billing'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, billing } of rows)
      await db
        .updateTable('orders')
        .set({
          customer_key: foldText(`${billing.last_name} ${billing.first_name} ${billing.company}`),
        })
        .where('id', '=', id)
        .execute()
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = end.id
  }
}

const listed = ['number', 'status', 'placed_at', 'total', 'language', 'account_id'] as const

/**
 * The staff's list filters and sorts by these columns alone: an index per order of sorting has them
 * all, as the rows with their JSON are ten times larger.
 */
const addListIndexes = async ({ schema }: Kysely<Rows>) => {
  const columns = [...listed, 'customer_key', 'id']
  for (const first of ['number', 'total', 'status', 'customer_key'])
    await schema
      .createIndex(`orders_listed_by_${first}`)
      .on('orders')
      .columns([...new Set([first, 'number', ...columns])])
      .execute()
}

/** An order may have several credit notes, each over a part of it (`credited`). */
const allowSeveralCreditNotes = async (db: Kysely<Rows>) => {
  const { schema } = db
  await schema
    .createTable('invoice_rebuilt')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('invoice', 'credit-note')`))
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('issued_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('creditor', 'jsonb', (c) => c.notNull())
    .addColumn('paid_at', 'timestamptz')
    .addColumn('credited', 'jsonb')
    .addUniqueConstraint('invoice_kind_number', ['kind', 'number'])
    .execute()
  await sql`insert into invoice_rebuilt (id, kind, number, order_id, issued_at, due_on, reference,
    total, creditor, paid_at) select id, kind, number, order_id, issued_at, due_on, reference,
    total, creditor, paid_at from invoice`.execute(db)
  await schema.dropTable('invoice').execute()
  await schema.alterTable('invoice_rebuilt').renameTo('invoice').execute()
  await schema
    .createIndex('invoice_of_order')
    .on('invoice')
    .column('order_id')
    .unique()
    .where(sql.ref('kind'), '=', sql.lit('invoice'))
    .execute()
  await schema
    .createIndex('documents_of_order')
    .on('invoice')
    .columns(['order_id', 'kind', 'number'])
    .execute()
  await schema
    .createIndex('invoice_unpaid')
    .on('invoice')
    .columns(['kind', 'order_id', 'due_on', 'total'])
    .where(sql.ref('paid_at'), 'is', null)
    .execute()
  await schema.createIndex('invoice_by_reference').on('invoice').column('reference').execute()
}

const addNotesAndViews = async ({ schema }: Kysely<Rows>) => {
  await schema
    .createTable('order_note')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('by_account', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('order_note_of_order')
    .on('order_note')
    .columns(['order_id', 'at'])
    .execute()
  await schema
    .createTable('saved_view')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('filters', 'jsonb', (c) => c.notNull())
    .addUniqueConstraint('saved_view_name', ['account_id', 'list', 'name'])
    .execute()
}

export const up = async (db: Kysely<Rows>) => {
  await addCustomerKeys(db)
  await addListIndexes(db)
  await allowSeveralCreditNotes(db)
  await addNotesAndViews(db)
}
