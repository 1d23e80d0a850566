import type { Kysely } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('page')
    .addColumn('page_key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('blocks', 'jsonb', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_pk', ['page_key', 'language'])
    .execute()

  await schema
    .createTable('option')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('value', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('option_pk', ['name', 'language'])
    .execute()
}
