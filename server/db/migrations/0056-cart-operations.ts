import type { Kysely } from 'kysely'

/**
 * Carts get a version and the ids of their operations (R25). An order names the version of its cart,
 * so its lines no longer need keys of their own.
 */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .alterTable('saved_cart')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('saved_cart').renameColumn('writes', 'operations').execute()
  await schema.alterTable('checkout_draft').addColumn('cart_version', 'integer').execute()
  await schema.dropIndex('order_line_by_key').execute()
  await schema.alterTable('order_line').dropColumn('line_key').execute()
}
