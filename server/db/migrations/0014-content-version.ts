import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<{ counter: { name: string; value: number } }>

const tables = ['page', 'option'] as const

const count = "update counter set value = value + 1 where name = 'content'"

const addSqliteTriggers = async (db: Db) => {
  for (const table of tables)
    for (const change of ['insert', 'update', 'delete'])
      await sql
        .raw(`create trigger ${table}_${change} after ${change} on ${table} begin ${count}; end`)
        .execute(db)
}

const addPostgresTriggers = async (db: Db) => {
  await sql
    .raw(
      `create function count_content_change() returns trigger language plpgsql as $$ begin ${count}; return null; end $$`,
    )
    .execute(db)
  for (const table of tables)
    await sql
      .raw(
        `create trigger ${table}_change after insert or update or delete or truncate on "${table}" for each statement execute function count_content_change()`,
      )
      .execute(db)
}

/**
 * Counts changes of pages and options, so that caches notice them: also those made by SQL, which is
 * how options are set. Triggers, since no query of ours runs then.
 */
export const up = async (db: Db) => {
  await db
    .insertInto('counter')
    .values({ name: 'content', value: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? addPostgresTriggers(db) : addSqliteTriggers(db))
  await db.schema.createIndex('page_slug').on('page').columns(['language', 'slug']).execute()
  // Covers the order of pages in lists, so that no blocks are read.
  await db.schema
    .createIndex('page_place')
    .on('page')
    .columns(['language', 'page_key', 'slug', 'date', 'position'])
    .execute()
}
