import { type Kysely, sql } from 'kysely'

/** Requests to erase the data of a customer. An erased account stays, as its orders refer to it. */
export const up = async ({ schema }: Pick<Kysely<never>, 'schema'>) => {
  await schema.alterTable('account').addColumn('erased_at', 'timestamptz').execute()
  await schema
    .createTable('erasure')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('requested_at', 'timestamptz', (c) => c.notNull())
    .addColumn('requested_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('approved_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('erased_at', 'timestamptz')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('cancelled_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await schema
    .createIndex('erasure_open')
    .unique()
    .on('erasure')
    .column('account_id')
    .where(sql.ref('erased_at'), 'is', null)
    .where(sql.ref('cancelled_at'), 'is', null)
    .execute()
  await schema.createIndex('erasure_of_account').on('erasure').column('account_id').execute()
}
