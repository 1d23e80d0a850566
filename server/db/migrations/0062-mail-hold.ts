import { type Kysely, sql } from 'kysely'

/** After a restore, mails wait for an administrator. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('mail_hold')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .execute()
}
