import { type Kysely, sql } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('counter')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute()

  await schema
    .createTable('secret')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()

  await schema
    .createTable('rate_limit')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('window_start', 'bigint', (c) => c.notNull())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .execute()

  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .addColumn('claimed_until', 'timestamptz')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('done_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .execute()
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['due_at', 'id'])
    .where(sql.ref('done_at'), 'is', null)
    .execute()
}
