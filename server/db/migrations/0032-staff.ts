import { type Kysely, sql } from 'kysely'

type Rows = { account: { role: string; new_role: string } }

/**
 * SQLite cannot change the check of a column, and rebuilding `account` would touch every table that
 * references it: a new column takes over.
 */
const allowStaffRoles = async (db: Kysely<Rows>) => {
  const { schema } = db
  await schema
    .alterTable('account')
    .addColumn('new_role', 'text', (c) =>
      c
        .notNull()
        .defaultTo('customer')
        .check(sql`new_role in ('customer', 'administrator', 'sales', 'editor')`),
    )
    .execute()
  await db
    .updateTable('account')
    .set((eb) => ({ new_role: eb.ref('role') }))
    .execute()
  await schema.dropIndex('account_by_time').execute()
  await schema.alterTable('account').dropColumn('role').execute()
  await schema.alterTable('account').renameColumn('new_role', 'role').execute()
  await schema
    .createIndex('account_by_time')
    .on('account')
    .columns(['created_at', 'role', 'language'])
    .execute()
  await schema.createIndex('account_by_role').on('account').columns(['role', 'id']).execute()
}

const addSecondFactors = async ({ schema }: Kysely<Rows>) => {
  await schema.alterTable('session').addColumn('second_factor_at', 'timestamptz').execute()
  await schema
    .createTable('second_factor')
    .addColumn('account_id', 'text', (c) =>
      c.primaryKey().notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    // The time step of the last accepted code: no code is accepted twice.
    .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('recovery_code')
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .addPrimaryKeyConstraint('recovery_code_pk', ['account_id', 'hash'])
    .execute()
}

/** Without references: events outlive the accounts and records that they name (A16). */
const addAuditLog = async ({ schema }: Kysely<Rows>) => {
  await schema
    .createTable('audit_event')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .execute()
  const indexes = {
    audit_event_by_time: ['at', 'id'],
    audit_event_of_actor: ['actor_id', 'at'],
    audit_event_of_record: ['resource', 'record_id', 'at'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await schema.createIndex(name).on('audit_event').columns(columns).execute()
}

/** Staff: their roles, their second factor, and the log of what they change. */
export const up = async (db: Kysely<Rows>) => {
  await allowStaffRoles(db)
  await addSecondFactors(db)
  await addAuditLog(db)
}
