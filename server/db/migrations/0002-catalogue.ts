import { type Kysely, sql } from 'kysely'

export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('remedy')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
    .addColumn('category', 'text', (c) =>
      c.notNull().check(sql`category in ('hpt', 'gtp', 'ptp', 'otp', 'sch')`),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('record', 'jsonb', (c) => c.notNull())
    .addUniqueConstraint('remedy_name', ['category', 'name'])
    .execute()
  await schema
    .createIndex('remedy_position')
    .on('remedy')
    .columns(['category', 'position'])
    .execute()

  await schema
    .createTable('product')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('price', 'complex', 'otc', 'kit', 'seasonal', 'supplement')`),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('vat_class', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('categories', 'jsonb', (c) => c.notNull())
    .addColumn('record', 'jsonb', (c) => c.notNull())
    .execute()
  await schema.createIndex('product_position').on('product').columns(['kind', 'position']).execute()

  await schema
    .createTable('price_miss')
    .addColumn('slug', 'text', (c) => c.primaryKey().notNull())
    .addColumn('misses', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
