import type { Kysely } from 'kysely'

/** What a parcel contains, where it is a part of an order. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema.alterTable('shipment').addColumn('lines', 'jsonb').execute()
}
