import type { Kysely } from 'kysely'

/**
 * Names the order that a mail is about, and what a payment has changed, so that the mails of an order
 * are listed and a payment can be undone. The index serves the inbox without its long texts.
 */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('outbox').addColumn('order_id', 'text').execute()
  await schema.createIndex('outbox_by_order').on('outbox').column('order_id').execute()
  await schema
    .createIndex('form_entry_listed')
    .on('form_entry')
    .columns(['spam', 'created_at', 'id', 'state', 'kind', 'language', 'assigned_to'])
    .execute()
  await schema.alterTable('bank_payment').addColumn('status_before', 'text').execute()
}
