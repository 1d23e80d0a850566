import { type Kysely, sql } from 'kysely'

/** Imports of a former shop that were started in the back office. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .createTable('shop_import')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`state in ('uploading', 'checking', 'checked', 'applying', 'applied', 'failed', 'discarded')`,
        ),
    )
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer')
    .addColumn('login', 'text')
    .addColumn('started_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('run', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('started_at', 'timestamptz')
    .addColumn('seen_at', 'timestamptz')
    .addColumn('progress', 'jsonb')
    .addColumn('report', 'jsonb')
    .addColumn('failure', 'jsonb')
    .addColumn('ended_at', 'timestamptz')
    .execute()
}
