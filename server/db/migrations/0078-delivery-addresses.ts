import { type Kysely, sql } from 'kysely'

const columns = [
  'account_id',
  'kind',
  'first_name',
  'last_name',
  'company',
  'address1',
  'building_number',
  'address2',
  'postcode',
  'city',
  'state',
  'country',
] as const

/**
 * An account has several delivery addresses; the default one stays `shipping`. SQLite cannot change a
 * primary key, so the table is written again.
 */
export const up = async (db: Kysely<never>) => {
  const { schema } = db
  await schema
    .createTable('address_new')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('billing', 'shipping', 'other')`),
    )
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('address1', 'text', (c) => c.notNull())
    .addColumn('building_number', 'text')
    .addColumn('address2', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .execute()
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`
    insert into address_new (id, ${names}) select account_id || '-' || kind, ${names} from address
  `.execute(db)
  await schema.dropTable('address').execute()
  await schema.alterTable('address_new').renameTo('address').execute()
  await schema.createIndex('address_account').on('address').column('account_id').execute()
  await sql`
    create unique index address_kind on address (account_id, kind) where kind <> 'other'
  `.execute(db)
  await schema
    .alterTable('account')
    .addColumn('invoice_email', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('checkout_draft').addColumn('address_id', 'text').execute()
}
