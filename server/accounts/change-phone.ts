import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'

const longestPhone = 100

/** Sets the telephone number; somebody must be there to be asked (D1 §5). */
export const changePhone = async (
  db: Database,
  accountId: string,
  phone: string,
  now: Date,
): Promise<Result<undefined, { code: 'blank' | 'too-long' | 'value-invalid' }>> => {
  const given = phone.trim()
  if (given === '') return refuse({ code: 'blank' })
  if ([...given].length > longestPhone) return refuse({ code: 'too-long' })
  if (/\p{Cc}/u.test(given)) return refuse({ code: 'value-invalid' })
  await db
    .updateTable('account')
    .set({ billing_phone: given, updated_at: now })
    .where('id', '=', accountId)
    .execute()
  return ok(undefined)
}
