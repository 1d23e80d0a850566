import { type Kysely, sql } from 'kysely'

/** Imports of every table in place of those of products alone: records have texts as keys. */
export const up = async (db: Kysely<never>) => {
  const { schema } = db
  await schema.alterTable('catalogue_import').renameTo('table_import').execute()
  await schema
    .alterTable('table_import')
    .addColumn('table_name', 'text', (c) => c.notNull().defaultTo('prices'))
    .execute()
  await schema
    .alterTable('table_import')
    .addColumn('removed_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('table_import_row')
    .addColumn('import_id', 'text', (c) =>
      c.notNull().references('table_import.id').onDelete('cascade'),
    )
    .addColumn('record_key', 'text', (c) => c.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addPrimaryKeyConstraint('table_import_row_key', ['import_id', 'record_key'])
    .execute()
  await sql`
    insert into table_import_row (import_id, record_key, "before", "after")
    select import_id, cast(product_id as text), "before", "after" from catalogue_import_row
  `.execute(db)
  await schema.dropTable('catalogue_import_row').execute()
}
