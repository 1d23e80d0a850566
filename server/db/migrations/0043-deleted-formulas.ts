import type { Kysely } from 'kysely'

/** When a formula was deleted, which can be restored for some days; null for others. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('formula').addColumn('deleted_at', 'timestamptz').execute()
}
