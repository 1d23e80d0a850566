import { type Kysely, sql } from 'kysely'

/**
 * Versions of products and remedies, so that no editor overwrites another; hidden ones; prices
 * over time, and imports with what they changed (A12).
 */
export const up = async ({ schema }: Kysely<unknown>) => {
  for (const table of ['product', 'remedy']) {
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await schema
      .alterTable(table)
      .addColumn('is_listed', 'boolean', (c) => c.notNull().defaultTo(true))
      .execute()
  }

  await schema
    .createTable('catalogue_import')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('valid_from', 'text')
    .addColumn('created_count', 'integer', (c) => c.notNull())
    .addColumn('changed_count', 'integer', (c) => c.notNull())
    .addColumn('imported_at', 'timestamptz', (c) => c.notNull())
    .addColumn('imported_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('undone_at', 'timestamptz')
    .addColumn('undone_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()

  await schema
    .createTable('catalogue_import_row')
    .addColumn('import_id', 'text', (c) =>
      c.notNull().references('catalogue_import.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (c) => c.notNull())
    // Null: the import created the product.
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('catalogue_import_row_key', ['import_id', 'product_id'])
    .execute()

  await schema
    .createTable('price_change')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('product_id', 'integer', (c) =>
      c.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('import_id', 'text', (c) => c.references('catalogue_import.id').onDelete('set null'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('scheduled', 'applied', 'cancelled', 'undone')`),
    )
    .addColumn('price', 'bigint', (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('price_before', 'bigint')
    // The Swiss day, as text: it sorts by time.
    .addColumn('valid_from', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('applied_at', 'timestamptz')
    .execute()
  await schema
    .createIndex('price_change_of_product')
    .on('price_change')
    .columns(['product_id', 'created_at'])
    .execute()
  await schema
    .createIndex('price_change_of_import')
    .on('price_change')
    .columns(['import_id'])
    .execute()
  await schema
    .createIndex('price_change_scheduled')
    .on('price_change')
    .columns(['state', 'valid_from', 'product_id'])
    .execute()
}
