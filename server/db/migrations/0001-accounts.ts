import { type Kysely, sql } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique().check(sql`email = lower(email)`))
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending', 'active', 'rejected', 'suspended')`),
    )
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('customer', 'administrator')`))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('profession', 'text', (c) => c.notNull())
    .addColumn('discount_rate', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`discount_rate between 0 and 10000`),
    )
    .addColumn('user_can_order', 'boolean', (c) => c.notNull())
    .addColumn('user_can_order_with_form', 'boolean', (c) => c.notNull())
    .addColumn('billing_phone', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await schema
    .createTable('address')
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('billing', 'shipping')`))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('address1', 'text', (c) => c.notNull())
    .addColumn('address2', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('address_pk', ['account_id', 'kind'])
    .execute()

  await schema
    .createTable('session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_seen_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('session_account').on('session').column('account_id').execute()
  await schema.createIndex('session_expiry').on('session').column('expires_at').execute()
}
