import type { Transaction } from 'kysely'
import type { Database } from './client.ts'
import { compileOnce } from './compile-once.ts'
import type { Schema } from './schema.ts'

const increment = compileOnce((db, { name, first }: { name: string; first: number }) =>
  db
    .insertInto('counter')
    .values({ name, value: first })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        value: eb
          .case()
          .when('counter.value', '>=', first)
          .then(eb('counter.value', '+', 1))
          .else(eb.ref('excluded.value'))
          .end(),
      })),
    )
    .returning('value'),
)

/**
 * The next number of a series, from `first`. A rollback returns it, so that a series has no gaps. Locks
 * the row until the commit: call it late in short transactions.
 */
export const nextNumber = async (
  trx: Transaction<Schema>,
  name: string,
  first = 1,
): Promise<number> => {
  const [row] = await increment(trx, { name, first })
  if (!row) throw new Error(`counter ${name} returned no row`)
  return row.value
}

/** Sets the last number of a series, unless it is higher already. Locks its row until the commit. */
export const raiseCounter = async (db: Database, name: string, value: number) => {
  await db
    .insertInto('counter')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        value: eb
          .case()
          .when('counter.value', '<', eb.ref('excluded.value'))
          .then(eb.ref('excluded.value'))
          .else(eb.ref('counter.value'))
          .end(),
      })),
    )
    .execute()
}
