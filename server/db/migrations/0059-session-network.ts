import type { Kysely } from 'kysely'

/** Where a session was last used: the shortened network, which its owner may recognise. */
export const up = (db: Kysely<unknown>) =>
  db.schema
    .alterTable('session')
    .addColumn('network', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
