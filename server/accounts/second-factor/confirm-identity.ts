import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from '../passwords/password.ts'
import { countHit, type Limit, refundHit } from '../rate-limit.ts'
import {
  type AcceptedCodes,
  attemptCode,
  type CodeRefusal,
  type CodeServices,
  findSecondFactor,
  spendCode,
} from './factor-codes.ts'

type VerifyPasswordRefusal =
  | { code: 'password-wrong' }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** Window in seconds for wrong passwords of a signed-in account. */
const windowSeconds = 15 * 60
const maxWrong = 10

/**
 * Verifies the password of a signed-in account before its password or login address changes.
 * Returns the hash it matched.
 */
const verifyPassword = async (
  services: Pick<Services, 'db' | 'log'>,
  accountId: string,
  password: string,
  now: Date,
): Promise<Result<{ hash: string }, VerifyPasswordRefusal>> => {
  const limits: Limit[] = [{ kind: 'password', source: accountId, maxHits: maxWrong }]
  // Counted before hashing, so that concurrent guesses are refused cheaply.
  const throttled = await countHit(services, limits, windowSeconds, now, accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const found = await services.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const isRight = await checkPassword(found?.password_hash, password).catch(async (error) => {
    // An overload is not a wrong password: refund the hit.
    await refundHit(services.db, limits)
    throw error
  })
  if (!found || !isRight) {
    recordSecurityEvent(services, 'reauthentication-failed', { accountId })
    return refuse({ code: 'password-wrong' })
  }
  await refundHit(services.db, limits)
  return ok({ hash: found.password_hash })
}

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
