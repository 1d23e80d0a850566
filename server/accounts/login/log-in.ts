import type { AccountState } from '../../../domain/customer/account-state.ts'
import { normalizeEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { isStaffRole } from '../../../domain/staff/permissions.ts'
import { recordChange } from '../../audit/record-change.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { asWordPressReads, isFormerHash } from '../passwords/former-hash.ts'
import { checkPassword, hashPassword } from '../passwords/password.ts'
import { knownDevice } from './known-device.ts'
import { countLogin, refundLogin } from './login-limits.ts'
import { closeSession, findSession, openSession, type SignedIn } from './session.ts'

/** `username` is the e-mail address; `ip` is the client's network, for the rate limits. */
export type LoginAttempt = {
  username: string
  password: string
  ip: string
  userAgent: string
  /** The device cookie of an earlier login (`markDevice`). */
  deviceMark?: string | undefined
  /** The previous session of this browser; it is replaced. */
  oldToken?: string | undefined
}

export type LoginRefusal =
  /** One wording for a wrong e-mail and a wrong password (R30). */
  | { code: 'invalid-credentials' }
  /** Returned only after a correct password (R30). */
  | { code: 'account-pending' | 'account-rejected' | 'account-suspended' }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

const stateRefusals = {
  pending: { code: 'account-pending' },
  rejected: { code: 'account-rejected' },
  suspended: { code: 'account-suspended' },
} as const satisfies Record<Exclude<AccountState, 'active'>, LoginRefusal>

/**
 * The account with the address, else the next one in their order: an unknown address is verified like
 * a known one, whose hash may be imported and take another time.
 */
const findNearest = async (db: Database, email: string) => {
  // PostgreSQL rejects null bytes, and no e-mail address contains control characters.
  if (/\p{Cc}/u.test(email)) return undefined
  return db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'role', 'first_name', 'last_name'])
    .where('email', '>=', email)
    .orderBy('email')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Locks the row until the transaction ends, so that a password change or suspension cannot
 * interleave.
 */
const lockAccount = (trx: Database, id: string) => {
  const account = trx
    .selectFrom('account')
    .select(['password_hash', 'state', 'practice_id'])
    .where('id', '=', id)
  return (engineOf(trx) === 'postgres' ? account.forUpdate() : account).executeTakeFirst()
}

/** A member logs in while the practice is active too. */
const stateOf = async (
  trx: Database,
  { state, practice_id: id }: { state: AccountState; practice_id: string | null },
) => {
  if (state !== 'active' || id === null) return state
  const practice = trx.selectFrom('account').select('state').where('id', '=', id)
  return (await practice.executeTakeFirstOrThrow()).state
}

/** Facts about the browser that logs in. */
export type Browser = Pick<LoginAttempt, 'userAgent' | 'oldToken' | 'deviceMark'>

export type OpenedSession = { token: string; account: SignedIn }

/** The account and the password hash that the caller verified. */
export type VerifiedAccount = { id: string; password_hash: string }

type Member = Pick<SignedIn, 'accountId' | 'firstName' | 'lastName'>

/** Sign-ins of staff are in the audit log, refused ones too (A16); never what was entered. */
const recordSignIn = (
  trx: Database,
  { accountId, firstName, lastName }: Member,
  action: 'sign-in' | 'sign-in-failed',
  after: { method: string } | { reason: string },
  now: Date,
) => {
  const name = `${firstName} ${lastName}`
  // A refused login may be somebody else's.
  const actor = action === 'sign-in' ? { accountId, name } : null
  const about = { resource: 'staff', recordId: accountId, label: name } as const
  return recordChange(trx, { actor, action, ...about, after, now })
}

/**
 * Opens a session if the account is active. Refuses when the password hash has changed since it
 * was verified: a reset has just ended all sessions (R31).
 */
export const openSessionIfActive = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id, password_hash }: VerifiedAccount,
  { userAgent, oldToken, method }: Omit<Browser, 'deviceMark'> & { method: 'password' | 'reset' },
  now: Date,
): Promise<Result<OpenedSession, LoginRefusal>> => {
  let replaced: string | undefined
  const admitted = await db
    .transaction()
    .execute(async (trx): Promise<Result<OpenedSession, LoginRefusal>> => {
      const found = await lockAccount(trx, id)
      if (found?.password_hash !== password_hash) return refuse({ code: 'invalid-credentials' })
      const state = await stateOf(trx, found)
      if (state !== 'active') return refuse(stateRefusals[state])
      if (oldToken) replaced = await closeSession(trx, oldToken)
      const token = await openSession(trx, id, userAgent, now)
      // Inside the transaction: after the commit, "log out everywhere" may delete the session.
      const account = await findSession(trx, token, now)
      if (!account) throw new Error('the new session was not found')
      if (isStaffRole(account.role)) await recordSignIn(trx, account, 'sign-in', { method }, now)
      return ok({ token, account })
    })
  if (!admitted.ok) {
    const reason = admitted.refusal.code
    recordSecurityEvent({ log }, 'login-failed', { accountId: id, reason })
    return admitted
  }
  if (replaced)
    recordSecurityEvent({ log }, 'session-ended', { accountId: replaced, scope: 'replaced' })
  recordSecurityEvent({ log }, 'login-succeeded', { accountId: id, method })
  return admitted
}

/** Replaces an imported hash after the first login; of two concurrent logins both succeed. */
const renewHash = async (db: Database, account: VerifiedAccount, given: string) => {
  const password = asWordPressReads(given)
  const password_hash = await hashPassword(password)
  const renewed = await db
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .returning(['id', 'password_hash'])
    .executeTakeFirst()
  if (renewed) return renewed
  const current = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('id', '=', account.id)
    .executeTakeFirst()
  return current && (await checkPassword(current.password_hash, password)) ? current : account
}

/**
 * Verifies e-mail and password and opens a session. Only failed attempts count against the
 * limits.
 */
export const logIn = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  { username, password, ip, deviceMark, ...browser }: LoginAttempt,
  now: Date,
): Promise<Result<OpenedSession, LoginRefusal>> => {
  const { db } = services
  const email = normalizeEmail(username)
  const nearest = await findNearest(db, email)
  const found = nearest?.email === email ? nearest : undefined
  const accountId = found?.id ?? null
  const deviceId = found && (await knownDevice(db, deviceMark, found.id))
  const counted = { email, ip, accountId, deviceId }
  const throttled = await countLogin(services, counted, now)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })

  const isRight = await checkPassword(nearest?.password_hash, password).catch(async (error) => {
    // An overload is not a wrong password: refund the hit.
    await refundLogin(db, counted)
    throw error
  })
  if (!found || !isRight) {
    const reason = found ? 'wrong-password' : 'unknown-account'
    if (found && isStaffRole(found.role)) {
      const member = { accountId: found.id, firstName: found.first_name, lastName: found.last_name }
      await recordSignIn(db, member, 'sign-in-failed', { reason }, now)
    }
    recordSecurityEvent(services, 'login-failed', { accountId, reason })
    return refuse({ code: 'invalid-credentials' })
  }
  await refundLogin(db, counted)
  const verified = isFormerHash(found.password_hash) ? await renewHash(db, found, password) : found
  return openSessionIfActive(services, verified, { ...browser, method: 'password' }, now)
}
