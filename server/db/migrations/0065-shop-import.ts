import type { Kysely } from 'kysely'

/** What was imported from the former shop, to repeat the import. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('imported_record')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('local_id', 'text', (c) => c.notNull())
    .addColumn('source_hash', 'text', (c) => c.notNull())
    .addColumn('written', 'jsonb', (c) => c.notNull())
    .addColumn('unknown', 'jsonb', (c) => c.notNull())
    .addColumn('imported_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('imported_record_pk', ['source', 'kind', 'source_id'])
    .execute()
  await schema
    .createIndex('imported_record_of')
    .on('imported_record')
    .columns(['kind', 'local_id'])
    .execute()
}
