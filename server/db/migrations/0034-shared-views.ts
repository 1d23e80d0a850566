import type { Kysely } from 'kysely'

/** A saved view of one member of staff may be offered to all. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .alterTable('saved_view')
    .addColumn('is_shared', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
}
