import type { Kysely } from 'kysely'

/** Drafts from before have no terms: their review is shown again before an order is placed. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('checkout_draft').addColumn('terms', 'jsonb').execute()
}
