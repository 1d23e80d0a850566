import type { Kysely } from 'kysely'

/** The customer's own reference of an order line (A4); '' for none. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .alterTable('order_line')
    .addColumn('reference', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
