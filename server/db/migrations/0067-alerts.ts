import type { Kysely } from 'kysely'

/** What the staff were informed about, until it ends. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .createTable('alert')
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('machine', 'text', (c) => c.notNull())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('alert_key', ['cause', 'machine'])
    .execute()
}
