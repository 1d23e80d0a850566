import type { Database } from '../../db/client.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { clearLimits, hitLimits, type Limit, refundHit, type Throttled } from '../rate-limit.ts'
import { type LoginGuessingJob, securityJobs } from '../security-jobs.ts'

/** Whose password is tried, from where. */
export type CountedLogin = {
  email: string
  /** The client's network. */
  ip: string
  /** Null where the address has no account. */
  accountId: string | null
  /** A device on which the account has logged in before (`knownDevice`). */
  deviceId: string | undefined
}

/** In seconds; within it so many wrong passwords per network, or per known device. */
const sourceWindow = 15 * 60

/** In seconds; within it so many wrong passwords for one account, whatever they come from. */
const accountWindow = 3_600

const networkLimit = (email: string, ip: string): Limit => ({
  of: 'login',
  by: `${ip} ${email}`,
  most: 10,
})

const accountLimit = (email: string): Limit => ({ of: 'login-account', by: email, most: 30 })

/** A known device has a limit of its own: what others try cannot lock its owner out. */
const sourceLimits = ({ email, ip, deviceId }: CountedLogin): Limit[] =>
  deviceId
    ? [{ of: 'login-device', by: `${deviceId} ${email}`, most: 10 }]
    : [{ of: 'login-from', by: ip, most: 100 }, networkLimit(email, ip)]

const warnOwner = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  accountId: string,
  now: Date,
) => {
  const job: LoginGuessingJob = { accountId, at: now.toISOString() }
  await enqueue(db, securityJobs.loginGuessing, job, now)
  wakeWorker()
}

/**
 * Counts an attempt to log in before its password is checked, so that many at once are not looked
 * at all, and says when one is too many. The owner gets a mail, once per window, when strangers try
 * too many passwords of one account.
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
    for (const { of } of newlyExceeded)
      recordSecurityEvent(services, 'login-limited', { accountId, limit: of })
    return { throttled, isFirst: newlyExceeded.length > 0 }
  }
  // What a source may not try is not counted against the account.
  const bySource = await hit(sourceLimits(login), sourceWindow)
  if (bySource.throttled || login.deviceId) return bySource.throttled
  const byAccount = await hit([accountLimit(login.email)], accountWindow)
  if (byAccount.isFirst && accountId) await warnOwner(services, accountId, now)
  return byAccount.throttled
}

/** The password was right: the attempt does not count. */
export const refundLogin = async (db: Database, login: CountedLogin) => {
  const limits = sourceLimits(login)
  await refundHit(db, login.deviceId ? limits : [...limits, accountLimit(login.email)])
}

/** The wrong passwords of before count no more: there is a new one. */
export const clearFailedLogins = (db: Database, email: string, ip: string) =>
  clearLimits(db, [networkLimit(email, ip), accountLimit(email)])
