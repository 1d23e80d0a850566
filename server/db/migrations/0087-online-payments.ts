import { type Kysely, sql } from 'kysely'

type Rows = { bank_payment: { method: string; new_method: string } }

/** SQLite cannot change the check of a column: a new column takes over. */
const allowCard = async (db: Kysely<Rows>) => {
  const { schema } = db
  await schema
    .alterTable('bank_payment')
    .addColumn('new_method', 'text', (c) =>
      c.notNull().defaultTo('bank').check(sql`new_method in ('bank', 'cash', 'other', 'card')`),
    )
    .execute()
  await sql`update bank_payment set new_method = method`.execute(db)
  await schema.alterTable('bank_payment').dropColumn('method').execute()
  await schema.alterTable('bank_payment').renameColumn('new_method', 'method').execute()
}

/** Payments by card and TWINT on the page of the payment provider, and their refunds (R27). */
export const up = async (db: Kysely<Rows>) => {
  const { schema } = db
  await allowCard(db)
  await schema
    .createTable('online_payment')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('session_id', 'text', (c) => c.unique())
    .addColumn('payment_intent', 'text')
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`state in ('open', 'paid', 'expired', 'refund-due', 'refunded', 'refund-failed')`,
        ),
    )
    .addColumn('problem', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('check_at', 'timestamptz', (c) => c.notNull())
    .execute()
  const createIndex = (name: string, column: string) =>
    schema.createIndex(`online_payment_${name}`).on('online_payment').column(column)
  await createIndex('of_order', 'order_id').execute()
  await createIndex('by_state', 'state').execute()
  // Two tabs pay one session.
  await createIndex('open', 'order_id')
    .unique()
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute()
}
