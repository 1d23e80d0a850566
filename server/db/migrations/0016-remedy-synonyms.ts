import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<{ counter: { name: string; value: number } }>

const count = "update counter set value = value + 1 where name = 'catalogue'"

const addSqliteTriggers = async (db: Db) => {
  for (const change of ['insert', 'update', 'delete'])
    await sql
      .raw(
        `create trigger remedy_synonym_${change} after ${change} on remedy_synonym begin ${count}; end`,
      )
      .execute(db)
}

const addPostgresTrigger = async (db: Db) => {
  await sql
    .raw(
      `create function count_catalogue_change() returns trigger language plpgsql as $$ begin ${count}; return null; end $$`,
    )
    .execute(db)
  await sql
    .raw(
      'create trigger remedy_synonym_change after insert or update or delete or truncate on remedy_synonym for each statement execute function count_catalogue_change()',
    )
    .execute(db)
}

/**
 * Other names of remedies, for search. Triggers count changes, so that caches notice those made by
 * SQL too.
 */
export const up = async (db: Db) => {
  await db.schema
    .createTable('remedy_synonym')
    .addColumn('remedy_id', 'integer', (c) =>
      c.notNull().references('remedy.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('abbreviation', 'latin', 'fr', 'en', 'de', 'it')`),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('is_ambiguous', 'boolean', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('remedy_synonym_key', ['remedy_id', 'name'])
    .execute()
  await db
    .insertInto('counter')
    .values({ name: 'catalogue', value: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? addPostgresTrigger(db) : addSqliteTriggers(db))
}
