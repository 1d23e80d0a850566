import { type Kysely, sql } from 'kysely'

/** The first set-up of an empty installation: its only row, the tokens that open it, uploaded files. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('setup')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('administrator_id', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('laboratory_at', 'timestamptz')
    .addColumn('catalogue_at', 'timestamptz')
    .addColumn('catalogue_source', 'text', (c) =>
      c.check(sql`catalogue_source in ('files', 'example')`),
    )
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('completed_at', 'timestamptz')
    .execute()
  await schema
    .createTable('setup_token')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createTable('setup_file')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
}
