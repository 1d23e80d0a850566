import type { CreateTableBuilder, Kysely } from 'kysely'

/** An article: the hash of its identity, and what is needed to order it. */
const addArticle = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) =>
  table
    .addColumn('line_key', 'text', (c) => c.notNull())
    .addColumn('product_id', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('info', 'jsonb', (c) => c.notNull())

/** Starred articles and named lists of an account (A3, A20). */
export const up = async ({ schema }: Kysely<unknown>) => {
  await addArticle(
    schema
      .createTable('starred_line')
      .addColumn('account_id', 'text', (c) =>
        c.notNull().references('account.id').onDelete('cascade'),
      ),
  )
    .addColumn('starred_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('starred_line_once', ['account_id', 'line_key'])
    .execute()

  await schema
    .createTable('saved_list')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute()
  await schema
    .createIndex('saved_list_of_account')
    .on('saved_list')
    .columns(['account_id', 'created_at'])
    .execute()

  await addArticle(
    schema
      .createTable('saved_list_line')
      .addColumn('list_id', 'text', (c) =>
        c.notNull().references('saved_list.id').onDelete('cascade'),
      ),
  )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('saved_list_line_once', ['list_id', 'line_key'])
    .execute()
}
