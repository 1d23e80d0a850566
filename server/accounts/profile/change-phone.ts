import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'

const longestPhone = 100

/** Digits and usual additions: '+41 22 555 01 47 (privat), int. 12'. */
const isDialled =
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]*\d[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]*$/u

export type PhoneProblem = 'blank' | 'too-long' | 'value-invalid'

/** A telephone number is required (D1 §5). */
export const checkPhone = (phone: string): PhoneProblem | undefined => {
  const given = phone.trim()
  if (given === '') return 'blank'
  if ([...given].length > longestPhone) return 'too-long'
  return isDialled.test(given) ? undefined : 'value-invalid'
}

export const changePhone = async (
  services: Pick<Services, 'db' | 'log'>,
  accountId: string,
  phone: string,
  now: Date,
): Promise<Result<undefined, { code: PhoneProblem }>> => {
  const problem = checkPhone(phone)
  if (problem) return refuse({ code: problem })
  await services.db
    .updateTable('account')
    .set((eb) => ({
      billing_phone: phone.trim(),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute()
  recordSecurityEvent(services, 'phone-changed', { accountId })
  return ok(undefined)
}
