import type { Transaction } from 'kysely'
import type { Result } from '../../../domain/result.ts'
import type { Actor } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { changeContent, lockContent } from '../content-version.ts'

/** Who changes settings, and when. */
export type SettingsChange = { actor: Actor | null; now: Date }

/** Runs a change of options in one transaction; every process notices it within 50 ms. */
export const changeSettings = async <Value, Refusal>(
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  let result: Result<Value, Refusal> | undefined
  await changeContent(db, async (trx) => {
    await lockContent(trx)
    result = await change(trx)
  })
  if (!result) throw new Error('change of settings without result')
  return result
}
