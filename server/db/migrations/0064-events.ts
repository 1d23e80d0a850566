import { type Kysely, sql } from 'kysely'

type Db = Pick<Kysely<unknown>, 'schema'>

const addWebhooks = async ({ schema }: Db) => {
  await schema
    .createTable('webhook')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('kinds', 'jsonb', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('active', 'paused', 'failed')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('failing_since', 'timestamptz')
    .addColumn('resting_until', 'timestamptz')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('webhook_id', 'text', (c) =>
      c.notNull().references('webhook.id').onDelete('cascade'),
    )
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('waiting', 'sent', 'failed')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('attempted_at', 'timestamptz')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'integer')
    .addColumn('error', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .createIndex('webhook_delivery_by_time')
    .on('webhook_delivery')
    .columns(['webhook_id', 'created_at', 'id'])
    .execute()
}

/** The event feed and webhooks (A27). Events without references: they outlive the records that they name. */
export const up = async ({ schema }: Db) => {
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
  await addWebhooks({ schema })
}
