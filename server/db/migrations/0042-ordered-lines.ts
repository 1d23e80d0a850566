import type { Kysely } from 'kysely'

/**
 * The line of the cart that an order line was (`lineKey`), so that it is ordered once, whichever
 * device orders it; null for lines without a unique id.
 */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('order_line').addColumn('line_key', 'text').execute()
  await schema
    .createIndex('order_line_by_key')
    .unique()
    .on('order_line')
    .column('line_key')
    .execute()
}
