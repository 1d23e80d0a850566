import { type Kysely, sql } from 'kysely'

/** Reminders of unpaid invoices, pauses agreed with customers, and payment references of customers. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema
    .createTable('reminder_run')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('draft', 'sent', 'discarded')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await schema
    .createIndex('reminder_run_one_draft')
    .unique()
    .on('reminder_run')
    .column('state')
    .where(sql.ref('state'), '=', sql.lit('draft'))
    .execute()
  await schema
    .createTable('reminder')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('run_id', 'text', (c) => c.notNull().references('reminder_run.id'))
    .addColumn('invoice_id', 'text', (c) => c.notNull().references('invoice.id'))
    .addColumn('step', 'integer', (c) => c.notNull().check(sql`step between 1 and 3`))
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('fee', 'bigint', (c) => c.notNull())
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('draft', 'excluded', 'sent')`),
    )
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('waived_at', 'timestamptz')
    .addColumn('waived_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await schema
    .createIndex('reminder_once_per_step')
    .unique()
    .on('reminder')
    .columns(['invoice_id', 'step'])
    .where(sql.ref('state'), '!=', sql.lit('excluded'))
    .execute()
  await schema.createIndex('reminder_by_invoice').on('reminder').column('invoice_id').execute()
  await schema.createIndex('reminder_by_run').on('reminder').columns(['run_id', 'id']).execute()
  await schema
    .createTable('reminder_pause')
    .addColumn('account_id', 'text', (c) =>
      c.primaryKey().notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('until', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('set_at', 'timestamptz', (c) => c.notNull())
    .addColumn('set_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await schema
    .createTable('account_reference')
    .addColumn('account_id', 'text', (c) =>
      c.primaryKey().notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .execute()
}
