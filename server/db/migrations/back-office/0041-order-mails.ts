import type { Kysely } from 'kysely'

/**
 * Names the order that a mail is about, and what a payment has changed, so that the mails of an order
 * are listed and a payment can be undone.
 */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('outbox').addColumn('order_id', 'text').execute()
  await schema.createIndex('outbox_by_order').on('outbox').column('order_id').execute()
  await schema.alterTable('bank_payment').addColumn('status_before', 'text').execute()
}
