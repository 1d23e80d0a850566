import type { Kysely } from 'kysely'

/** Recognises a booking that another file reports, with or without its details. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('bank_payment').renameColumn('batch_key', 'booking_key').execute()
  // '' for payments of the time before.
  await schema
    .alterTable('bank_payment')
    .addColumn('content_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
