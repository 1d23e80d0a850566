import { type Kysely, sql } from 'kysely'

type Rows = {
  account: { role: string; new_role: string }
  orders: { status: string; new_status: string }
  order_event: { status: string; new_status: string }
}

/** SQLite cannot change the check of a column: a new column takes over. Its indexes go with it. */
const allow = async (
  db: Kysely<Rows>,
  table: keyof Rows,
  column: 'role' | 'status',
  values: readonly string[],
) => {
  const { schema } = db
  const fresh = `new_${column}`
  const allowed = sql.join(values.map((value) => sql.lit(value)))
  await schema
    .alterTable(table)
    .addColumn(fresh, 'text', (c) =>
      c
        .notNull()
        .defaultTo(values[0])
        .check(sql`${sql.ref(fresh)} in (${allowed})`),
    )
    .execute()
  await sql`update ${sql.table(table)} set ${sql.ref(fresh)} = ${sql.ref(column)}`.execute(db)
  await schema.alterTable(table).dropColumn(column).execute()
  await schema.alterTable(table).renameColumn(fresh, column).execute()
}

const roles = ['customer', 'member', 'administrator', 'sales', 'editor']
const statuses = [
  ...['pending', 'requested', 'processing', 'preparing', 'on-hold'],
  ...['completed', 'cancelled', 'refunded', 'failed'],
]

const listed = ['number', 'status', 'placed_at', 'total', 'language', 'account_id'] as const

/** Indexes with a column that is replaced. */
const indexes: readonly [table: string, name: string, columns: string[]][] = [
  ['account', 'account_by_time', ['created_at', 'role', 'language']],
  ['account', 'account_by_role', ['role', 'id']],
  ...['number', 'total', 'status', 'customer_key'].map((first): [string, string, string[]] => [
    ...(['orders', `orders_listed_by_${first}`] as const),
    [...new Set([first, 'number', ...listed, 'customer_key', 'id'])],
  ]),
  ['orders', 'orders_by_time', ['placed_at', 'status']],
  ['orders', 'orders_by_status', ['status', 'placed_at']],
]

const addMembers = async ({ schema }: Kysely<Rows>) => {
  await schema
    .alterTable('account')
    .addColumn('practice_id', 'text', (c) => c.references('account.id'))
    .execute()
  await schema
    .alterTable('account')
    .addColumn('may_order', 'text', (c) =>
      c.notNull().defaultTo('yes').check(sql`may_order in ('yes', 'with-approval', 'no')`),
    )
    .execute()
  for (const right of ['sees_all_orders', 'manages_practice'])
    await schema
      .alterTable('account')
      .addColumn(right, 'boolean', (c) => c.notNull().defaultTo(true))
      .execute()
  await schema.createIndex('account_of_practice').on('account').column('practice_id').execute()
  await schema
    .alterTable('orders')
    .addColumn('ordered_by', 'text', (c) => c.references('account.id'))
    .execute()
  await schema.createIndex('orders_of_member').on('orders').column('ordered_by').execute()
  for (const table of ['saved_list', 'formula'])
    await schema
      .alterTable(table)
      .addColumn('is_shared', 'boolean', (c) => c.notNull().defaultTo(false))
      .execute()
}

/** Members of a practice with their own login and rights, and orders that await an approval (R48). */
export const up = async (db: Kysely<Rows>) => {
  const { schema } = db
  for (const [, name] of indexes) await schema.dropIndex(name).execute()
  await allow(db, 'account', 'role', roles)
  await allow(db, 'orders', 'status', statuses)
  await allow(db, 'order_event', 'status', statuses)
  for (const [table, name, columns] of indexes)
    await schema.createIndex(name).on(table).columns(columns).execute()
  await addMembers(db)
}
