import type { Transaction } from 'kysely'
import type { Result } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { type Change, recordChange } from '../../audit/record-change.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { actorOf } from './staff-only.ts'

type RecordedChange = Omit<Change, 'actor' | 'now'>

/**
 * Performs an act of the staff and records it in one transaction (A16), then wakes the worker for
 * its mails. A refused act is not recorded.
 */
export const performAudited = async <Value, Refusal>(
  { db, now, wakeWorker }: Pick<Services, 'db' | 'now' | 'wakeWorker'>,
  c: { var: { signedIn: SignedIn } },
  act: (trx: Transaction<Schema>, at: Date) => Promise<Result<Value, Refusal>>,
  changeOf: (value: Value) => RecordedChange,
): Promise<Result<Value, Refusal>> => {
  const at = now()
  const done = await db.transaction().execute(async (trx) => {
    const result = await act(trx, at)
    if (result.ok)
      await recordChange(trx, { actor: actorOf(c), now: at, ...changeOf(result.value) })
    return result
  })
  if (done.ok) wakeWorker()
  return done
}
