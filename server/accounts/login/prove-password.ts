import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from '../passwords/password.ts'
import { countHit, type Limit, refundHit } from '../rate-limit.ts'

export type ProofRefusal =
  | { code: 'password-wrong' }
  /** Seconds until the next attempt is looked at. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** In seconds; within it so many wrong passwords of one who is logged in. */
const window = 15 * 60
const mostWrong = 10

/**
 * Whether who is logged in knows the password: asked again before it, or the address to log in with,
 * is changed. Answers with the hash that it was checked against.
 */
export const provePassword = async (
  services: Pick<Services, 'db' | 'log'>,
  accountId: string,
  password: string,
  now: Date,
): Promise<Result<{ hash: string }, ProofRefusal>> => {
  const limits: Limit[] = [{ of: 'password', by: accountId, most: mostWrong }]
  // Counted before it is checked, so that many attempts at once are not looked at all.
  const throttled = await countHit(services, limits, window, now, accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const found = await services.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const isRight = await checkPassword(found?.password_hash, password).catch(async (error) => {
    // Not checked, so not counted: an overload locks nobody out.
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
