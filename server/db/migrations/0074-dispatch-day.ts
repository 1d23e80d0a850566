import type { Kysely } from 'kysely'

/** The day on which an order leaves the laboratory, as promised to the customer. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema.alterTable('orders').addColumn('dispatch_on', 'text').execute()
}
