import type { Kysely } from 'kysely'

/** When the invoice of an order is issued (R47); older orders have theirs. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .alterTable('orders')
    .addColumn('invoice_at', 'text', (c) => c.notNull().defaultTo('confirmation'))
    .execute()
}
