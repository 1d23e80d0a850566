import type { Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * The next number of a running series, from 1. It belongs to the transaction: rolled back, it is given
 * again, so a series has no gaps. Others wait for the row, so take it late and commit soon.
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
