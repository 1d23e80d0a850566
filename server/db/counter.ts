import type { Transaction } from 'kysely'
import { compileOnce } from './compile-once.ts'
import type { Schema } from './schema.ts'

const increment = compileOnce((db, { name }: { name: string }) =>
  db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value'),
)

/**
 * The next number of a series, from 1. A rollback returns it, so that a series has no gaps. Locks
 * the row until the commit: call it late in short transactions.
 */
export const nextNumber = async (trx: Transaction<Schema>, name: string): Promise<number> => {
  const [row] = await increment(trx, { name })
  if (!row) throw new Error(`counter ${name} returned no row`)
  return row.value
}
