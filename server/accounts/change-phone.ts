import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'

const longestPhone = 100

export type PhoneProblem = 'blank' | 'too-long' | 'value-invalid'

/** Somebody must be there to be asked (D1 §5). */
export const checkPhone = (phone: string): PhoneProblem | undefined => {
  const given = phone.trim()
  if (given === '') return 'blank'
  if ([...given].length > longestPhone) return 'too-long'
  return /\p{Cc}/u.test(given) ? 'value-invalid' : undefined
}

/** Sets the telephone number. */
export const changePhone = async (
  db: Database,
  accountId: string,
  phone: string,
  now: Date,
): Promise<Result<undefined, { code: PhoneProblem }>> => {
  const problem = checkPhone(phone)
  if (problem) return refuse({ code: problem })
  await db
    .updateTable('account')
    .set({ billing_phone: phone.trim(), updated_at: now })
    .where('id', '=', accountId)
    .execute()
  return ok(undefined)
}
