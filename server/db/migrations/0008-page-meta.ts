import type { Kysely } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .alterTable('page')
    .addColumn('meta', 'jsonb', (c) => c.notNull().defaultTo('[]'))
    .execute()
}
