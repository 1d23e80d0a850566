import { type Kysely, sql } from 'kysely'

/** The event feed and webhooks (A27). Events without references: they outlive the records that they name. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>) => {
  await schema
    .createTable('event')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('position', 'bigint', (c) => c.unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('data', 'jsonb', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('event_without_position')
    .on('event')
    .column('id')
    .where(sql.ref('position'), 'is', null)
    .execute()
  await schema.createIndex('event_by_time').on('event').column('at').execute()
}
