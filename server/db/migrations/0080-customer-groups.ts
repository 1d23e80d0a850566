import { type Kysely, sql } from 'kysely'

/** The group of a customer, by which discounts are given. */
export const up = async (db: Kysely<never>) => {
  await db.schema
    .alterTable('account')
    .addColumn('customer_group', 'text', (c) =>
      c.notNull().defaultTo('none').check(sql`customer_group in ('none', 'A', 'B', 'C', 'D')`),
    )
    .execute()
}
