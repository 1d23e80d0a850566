import { type Kysely, sql } from 'kysely'

/** After a restore, mails wait for an administrator. A restore of an older schema has made the table. */
export const up = async ({ schema }: Pick<Kysely<unknown>, 'schema'>) => {
  await schema
    .createTable('mail_hold')
    .ifNotExists()
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .execute()
}
