import type { Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * The next number of a series, from 1. A rollback returns it, so that a series has no gaps. Locks
 * the row until the commit: call it late in short transactions.
 */
export const nextNumber = async (trx: Transaction<Schema>, name: string): Promise<number> => {
  const { value } = await trx
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
