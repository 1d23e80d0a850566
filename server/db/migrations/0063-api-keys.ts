import type { Kysely } from 'kysely'

/** Keys with which programs use the API (A27). A key ends with the account of the person who made it. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>) => {
  await schema
    .createTable('api_key')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('scopes', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('expires_on', 'text')
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('last_used_at', 'timestamptz')
    .execute()
  await schema.createIndex('api_key_of_account').on('api_key').column('created_by').execute()
}
