import type { Kysely } from 'kysely'

/** Customers in the back office: certificate expiry, search, orders taken by staff. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .alterTable('account')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('account').addColumn('certificate_expires_on', 'text').execute()
  await schema.alterTable('account').addColumn('certificate_reminded_days', 'integer').execute()
  await schema.alterTable('account').addColumn('search_text', 'text').execute()
  await schema.createIndex('account_search_text').on('account').column('search_text').execute()
  await schema.createIndex('account_created').on('account').columns(['created_at', 'id']).execute()
  await schema
    .createIndex('account_certificate_expiry')
    .on('account')
    .column('certificate_expires_on')
    .execute()

  await schema
    .alterTable('orders')
    .addColumn('entered_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await schema
    .alterTable('orders')
    .addColumn('channel', 'text', (c) => c.notNull().defaultTo('shop'))
    .execute()
}
