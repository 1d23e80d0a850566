import type { Kysely } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('page_view')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('views', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_view_once', ['day', 'page', 'language'])
    .execute()

  await schema
    .createTable('conversion')
    .addColumn('day', 'text', (c) => c.notNull().primaryKey())
    .addColumn('additions', 'bigint', (c) => c.notNull())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute()
}
