import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from './client.ts'
import type { Schema } from './schema.ts'

/** Ends a transaction whose change was refused. */
class Rollback extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('the change was refused')
    this.refusal = refusal
  }
}

/** Runs `change` in a transaction; a refusal rolls back. */
export const commitUnlessRefused = async <Value, Refusal>(
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  try {
    const value = await db.transaction().execute(async (trx) => {
      const result = await change(trx)
      if (!result.ok) throw new Rollback(result.refusal)
      return result.value
    })
    return ok(value)
  } catch (error) {
    if (error instanceof Rollback) return refuse(error.refusal as Refusal)
    throw error
  }
}
