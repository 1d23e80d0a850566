import type { Kysely } from 'kysely'

/** When the staff have paid back a refund that Stripe had refused. */
export const up = async ({ schema }: Kysely<unknown>) =>
  schema.alterTable('online_payment').addColumn('paid_back_at', 'timestamptz').execute()
