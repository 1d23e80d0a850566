import { type Kysely, sql } from 'kysely'

/** The quantity steps of price products. */
export const up = async (db: Kysely<never>) => {
  await db.schema
    .alterTable('product')
    .addColumn('steps', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute()
}
