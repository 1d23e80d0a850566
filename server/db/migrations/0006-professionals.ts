import { type Kysely, sql } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  for (const column of ['pharma_id', 'customer_number', 'signup_message', 'decision_reason'])
    await schema
      .alterTable('account')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await schema.alterTable('account').addColumn('decided_at', 'timestamptz').execute()
  await schema.alterTable('account').addColumn('decided_by', 'text').execute()
  await schema.alterTable('address').addColumn('building_number', 'text').execute()

  await schema
    .createTable('certificate')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('certificate_of_account')
    .on('certificate')
    .columns(['account_id', 'created_at'])
    .execute()

  await schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().unique().references('account.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createTable('email_change')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().unique().references('account.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (c) => c.notNull().check(sql`email = lower(email)`))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await schema
    .createTable('saved_cart')
    .addColumn('account_id', 'text', (c) =>
      c.primaryKey().notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('items', 'jsonb', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
