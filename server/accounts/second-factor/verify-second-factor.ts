import type { Result } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import { tokenHash } from '../token.ts'
import {
  attemptCode,
  type CodeRefusal,
  type CodeServices,
  recordOfStaff,
  spendCode,
} from './factor-codes.ts'

/** The account and the token of a session. */
export type HeldSession = { accountId: string; token: string }

export const markVerified = (trx: Database, token: string, now: Date) =>
  trx
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('token_hash', '=', tokenHash(token))
    .execute()

/** Verifies the session with a code of the authenticator app or a recovery code. */
export const verifySecondFactor = async (
  services: CodeServices,
  { accountId, token }: HeldSession,
  code: string,
  now: Date,
): Promise<Result<'app' | 'recovery-code', CodeRefusal>> => {
  const verified = await attemptCode(services, accountId, now, async (trx) => {
    const method = await spendCode(trx, accountId, code, 'any', now)
    if (!method) return undefined
    await markVerified(trx, token, now)
    await recordOfStaff(trx, accountId, 'second-factor', now, { method })
    return method
  })
  if (verified.ok)
    recordSecurityEvent(services, 'second-factor-verified', { accountId, method: verified.value })
  return verified
}
