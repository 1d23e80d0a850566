import type { Database } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { clearLimits, hitLimits, type Limit, refundHit, type Throttled } from '../rate-limit.ts'

/** One login attempt as the rate limits see it. */
export type CountedLogin = {
  email: string
  /** The client's network. */
  ip: string
  /** Null if the address has no account. */
  accountId: string | null
  /** Set if the account has logged in on this device before (`knownDevice`). */
  deviceId: string | undefined
}

/** Window in seconds for wrong passwords per network or per known device. */
const sourceWindowSeconds = 15 * 60

/** Window in seconds for wrong passwords per account, from all sources. */
const accountWindowSeconds = 3_600

const networkLimit = (email: string, ip: string): Limit => ({
  kind: 'login',
  source: `${ip} ${email}`,
  maxHits: 10,
})

const accountLimit = (email: string): Limit => ({
  kind: 'login-account',
  source: email,
  maxHits: 30,
})

/** Known devices have a separate limit, so that attacks cannot lock out the owner. */
const sourceLimits = ({ email, ip, deviceId }: CountedLogin): Limit[] =>
  deviceId
    ? [{ kind: 'login-device', source: `${deviceId} ${email}`, maxHits: 10 }]
    : [{ kind: 'login-from', source: ip, maxHits: 100 }, networkLimit(email, ip)]

const warnOwner = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  accountId: string,
  now: Date,
) => {
  const job = { accountId, at: now.toISOString() }
  await enqueueMail(db, 'login-guessing', job, now)
  wakeWorker()
}

/**
 * Counts an attempt before its password is verified, so that concurrent guesses are refused
 * without hashing. Mails the owner once per window when the account limit is exceeded.
 */
export const countLogin = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  login: CountedLogin,
  now: Date,
): Promise<Throttled | undefined> => {
  const { db } = services
  const { accountId } = login
  const hit = async (limits: readonly Limit[], seconds: number) => {
    const { throttled, newlyExceeded } = await hitLimits(db, limits, seconds, now)
    for (const { kind } of newlyExceeded)
      recordSecurityEvent(services, 'login-limited', { accountId, limit: kind })
    return { throttled, isFirst: newlyExceeded.length > 0 }
  }
  // A refused source does not count against the account.
  const bySource = await hit(sourceLimits(login), sourceWindowSeconds)
  if (bySource.throttled || login.deviceId) return bySource.throttled
  const byAccount = await hit([accountLimit(login.email)], accountWindowSeconds)
  if (byAccount.isFirst && accountId) await warnOwner(services, accountId, now)
  return byAccount.throttled
}

/** Refunds an attempt whose password was correct. */
export const refundLogin = async (db: Database, login: CountedLogin) => {
  const limits = sourceLimits(login)
  await refundHit(db, login.deviceId ? limits : [...limits, accountLimit(login.email)])
}

/** Clears the counters after a password reset. */
export const clearFailedLogins = (db: Database, email: string, ip: string) =>
  clearLimits(db, [networkLimit(email, ip), accountLimit(email)])
