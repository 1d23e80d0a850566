import { type Kysely, sql } from 'kysely'

/** The file store that belongs to this database: its only row. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('file_store')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('blocked_files', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
