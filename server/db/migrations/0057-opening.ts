import { type Kysely, sql } from 'kysely'

/**
 * The set-up is one form, and the shop is opened in the back office (decision 31). A set-up of several
 * steps that was not finished starts again: nobody could log in with its account.
 */
export const up = async (db: Kysely<unknown>) => {
  const { schema } = db
  await schema
    .createTable('opening')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('opened_at', 'timestamptz')
    .execute()
  await sql`insert into opening select id, started_at, completed_at from setup`.execute(db)
  await sql`delete from account where id in
    (select administrator_id from setup where completed_at is null)`.execute(db)
  await schema.dropTable('setup').execute()
  await schema.dropTable('setup_file').execute()
}
