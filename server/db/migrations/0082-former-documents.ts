import type { Kysely } from 'kysely'

/** Invoices of orders that were changed afterwards, with the credit notes over them (R47). */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .createTable('former_document')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('issued_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('creditor', 'jsonb', (c) => c.notNull())
    .addColumn('issued_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addUniqueConstraint('former_document_kind_number', ['kind', 'number'])
    .execute()
  await schema
    .createIndex('former_documents_of_order')
    .on('former_document')
    .column('order_id')
    .execute()
  await schema
    .createIndex('former_document_by_reference')
    .on('former_document')
    .column('reference')
    .execute()
}
