import type { Kysely } from 'kysely'

/** Saved formulas of mixtures with their versions, which never change (A4). */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('formula')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('formula_of_account')
    .on('formula')
    .columns(['account_id', 'name'])
    .execute()

  await schema
    .createTable('formula_version')
    .addColumn('formula_id', 'text', (c) =>
      c.notNull().references('formula.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('line_key', 'text', (c) => c.notNull())
    .addColumn('info', 'jsonb', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('saved_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('formula_version_once', ['formula_id', 'version'])
    .execute()
}
