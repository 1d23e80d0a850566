import type { Kysely } from 'kysely'

/**
 * Counts changes of records that several people may edit, says who unsubscribed an address, and
 * names the recipient and subject of each mail in the queue.
 */
export const up = async ({ schema }: Kysely<unknown>) => {
  for (const table of ['form_entry', 'location'])
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  // The member of staff; null if the person did it.
  await schema
    .alterTable('newsletter_subscription')
    .addColumn('unsubscribed_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  for (const column of ['recipient', 'subject'])
    await schema
      .alterTable('outbox')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await schema
    .createIndex('form_entry_by_handling')
    .on('form_entry')
    .columns(['state', 'handled_at'])
    .execute()
}
