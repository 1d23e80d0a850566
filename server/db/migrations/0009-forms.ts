import { type Kysely, sql } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('form_entry')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('contact', 'contest', 'webinar')`),
    )
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('fields', 'jsonb', (c) => c.notNull())
    .addColumn('spam', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('once', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('handled_at', 'timestamptz')
    .execute()
  await schema
    .createIndex('form_entry_by_time')
    .on('form_entry')
    .columns(['kind', 'created_at'])
    .execute()

  await schema
    .createTable('newsletter_subscription')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique().check(sql`email = lower(email)`))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending', 'confirmed', 'unsubscribed')`),
    )
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('requested_at', 'timestamptz', (c) => c.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('unsubscribed_at', 'timestamptz')
    .execute()
}
