import type { Kysely } from 'kysely'

/** Searches without a result, by day and text, without any reference to people. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('failed_search')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('searches', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('failed_search_once', ['day', 'language', 'query'])
    .execute()
}
