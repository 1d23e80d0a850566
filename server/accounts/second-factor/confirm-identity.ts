import { ok, type Result } from '../../../domain/result.ts'
import { type VerifyPasswordRefusal, verifyPassword } from '../login/verify-password.ts'
import {
  type AcceptedCodes,
  attemptCode,
  type CodeRefusal,
  type CodeServices,
  findSecondFactor,
  spendCode,
} from './factor-codes.ts'

/** What the owner of a session enters again; `code` only if the account has a second factor. */
export type IdentityProof = { password: string; code?: string }

export type IdentityRefusal = VerifyPasswordRefusal | CodeRefusal

/**
 * Verifies password and second factor of a signed-in account again, before its password, login
 * address or second factor changes. Returns the password hash that it matched.
 */
export const confirmIdentity = async (
  services: CodeServices,
  accountId: string,
  { password, code = '' }: IdentityProof,
  now: Date,
  accepted: AcceptedCodes = 'any',
): Promise<Result<{ hash: string }, IdentityRefusal>> => {
  const proof = await verifyPassword(services, accountId, password, now)
  if (!proof.ok || !(await findSecondFactor(services.db, accountId))) return proof
  const verified = await attemptCode(services, accountId, now, (trx) =>
    spendCode(trx, accountId, code, accepted, now),
  )
  return verified.ok ? ok(proof.value) : verified
}
