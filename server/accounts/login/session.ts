import { sql } from 'kysely'
import type { MemberRights } from '../../../domain/customer/member-rights.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts'
import { isStaffRole, type Permission } from '../../../domain/staff/permissions.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { Role } from '../../db/tables/accounts.ts'
import type { Env } from '../../env.ts'
import { requestNetwork } from '../../security-log.ts'
import { practiceOf } from '../members/find-member.ts'
import { isToken, newToken, tokenHash } from '../token.ts'

/** The API key of a request (A27). */
type UsedKey = { id: string; name: string; scopes: readonly Permission[] }

/** The account behind a valid session, as pages and the API use it. */
export type SignedIn = MemberRights & {
  accountId: string
  /** Whose orders, prices and addresses count (R48): of a member the practice, else the account itself. */
  practiceId: string
  email: string
  firstName: string
  lastName: string
  role: Role
  /** Only active accounts have sessions (R30). */
  state: 'active'
  language: Language
  profession: string
  /** Hundredths of a percent: 1000 is 10 %. */
  discountRate: number
  userCanOrder: boolean
  userCanOrderWithForm: boolean
  billingPhone: string
  /** Whether the session has proven it; `none`: the account has none. */
  secondFactor: 'verified' | 'pending' | 'none'
  /** Expiry unless the session is used again. */
  sessionEndsAt: Date
  /** This request extended the session: its cookie must be sent again. */
  isSessionExtended: boolean
  /** Instead of a session, an API key of this account: only its scopes count. */
  key?: UsedKey
}

const hour = 3_600_000
const day = 24 * hour

/** A session expires this many milliseconds after its last use. */
export const sessionLifetimeMs = 30 * day

/** A session expires this many milliseconds after the login, even when in use. */
const longestSessionMs = {
  customer: 90 * day,
  administrator: 12 * hour,
  sales: 12 * hour,
  editor: 12 * hour,
} as const satisfies Record<Role, number>

/** How long a session of staff may stay unused, unless `STAFF_IDLE_MINUTES` says otherwise. */
const defaultStaffIdleMs = hour

const sessionEnd = (role: Role, createdAt: Date, lastSeenAt: Date, staffIdleMs: number) => {
  const absoluteEnd = createdAt.getTime() + longestSessionMs[role]
  const lifetimeMs = isStaffRole(role) ? staffIdleMs : sessionLifetimeMs
  return new Date(Math.min(lastSeenAt.getTime() + lifetimeMs, absoluteEnd))
}

/** Precision of `last_seen_at`, in milliseconds: limits the writes. */
const lastSeenPrecisionMs = (role: Role) => (isStaffRole(role) ? 60_000 : hour)

const longestUserAgent = 200

/**
 * Opens a session and returns its token. Only the hash is stored, so the token cannot be read
 * again.
 */
export const openSession = async (
  db: Database,
  accountId: string,
  userAgent: string,
  now: Date,
  staffIdleMs = defaultStaffIdleMs,
): Promise<string> => {
  const token = newToken()
  const { role } = await db
    .selectFrom('account')
    .select('role')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const session = {
    token_hash: tokenHash(token),
    account_id: accountId,
    created_at: now,
    last_seen_at: now,
    expires_at: sessionEnd(role === 'member' ? 'customer' : role, now, now, staffIdleMs),
    user_agent: userAgent.slice(0, longestUserAgent),
    network: requestNetwork(),
  }
  await db.insertInto('session').values(session).execute()
  return token
}

const markSeen = (db: Database, hash: string, now: Date, endsAt: Date) => {
  const network = requestNetwork()
  return db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: endsAt, ...(network && { network }) })
    .where('token_hash', '=', hash)
    .execute()
}

const findValid = compileOnce((db, { hash, now }: { hash: string; now: Date }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('account as practice', (join) => join.on('practice.id', '=', practiceOf))
    .leftJoin('second_factor', 'second_factor.account_id', 'session.account_id')
    .select([
      'practice.id as practiceId',
      'account.may_order as ordering',
      'account.sees_all_orders as seesAllOrders',
      'account.manages_practice as managesPractice',
      'account.id as accountId',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.role',
      'account.language',
      'practice.profession',
      'practice.discount_rate as discountRate',
      'practice.user_can_order as userCanOrder',
      'practice.user_can_order_with_form as userCanOrderWithForm',
      'practice.billing_phone as billingPhone',
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'session.second_factor_at as secondFactorAt',
      'second_factor.confirmed_at as secondFactorSince',
    ])
    .where('account.state', '=', sql.lit('active'))
    .where('practice.state', '=', sql.lit('active'))
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', now),
)

const factorStateOf = (confirmedAt: Date | null, verifiedAt: Date | null) =>
  confirmedAt ? (verifiedAt ? 'verified' : 'pending') : 'none'

/**
 * Returns the account of a session token; undefined when the token is unknown, the session has
 * ended, or the account is not active (R30). Extends the session, at most once an hour or, for
 * staff, once a minute; not by a request that nobody has made (`isBackground`).
 */
export const findSession = async (
  db: Database,
  token: string,
  now: Date,
  { staffIdleMs = defaultStaffIdleMs, isBackground = false } = {},
): Promise<SignedIn | undefined> => {
  if (!isToken(token)) return undefined
  const hash = tokenHash(token)
  const [found] = await findValid(db, { hash, now })
  if (!found) return undefined
  const { createdAt, lastSeenAt, expiresAt, language, ...others } = found
  const { secondFactorAt, secondFactorSince, role: stored, ...account } = others
  const role = stored === 'member' ? 'customer' : stored
  // An account that became staff since the login has shorter sessions.
  if (sessionEnd(role, createdAt, lastSeenAt, staffIdleMs) <= now) return undefined
  const isSessionExtended =
    !isBackground && now.getTime() - lastSeenAt.getTime() >= lastSeenPrecisionMs(role)
  const sessionEndsAt = isSessionExtended
    ? sessionEnd(role, createdAt, now, staffIdleMs)
    : expiresAt
  if (isSessionExtended) await markSeen(db, hash, now, sessionEndsAt)
  return {
    ...account,
    role,
    userCanOrder: account.userCanOrder && account.ordering !== 'no',
    userCanOrderWithForm: account.userCanOrderWithForm && account.ordering !== 'no',
    state: 'active',
    secondFactor: factorStateOf(secondFactorSince, secondFactorAt),
    language: isLanguage(language) ? language : defaultLanguage,
    sessionEndsAt,
    isSessionExtended,
  }
}

/** Deletes the session and returns its account id; undefined if there is no such session. */
export const closeSession = async (db: Database, token: string): Promise<string | undefined> => {
  if (!isToken(token)) return undefined
  const ended = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash(token))
    .returning('account_id')
    .executeTakeFirst()
  return ended?.account_id
}

export const deleteExpiredSessions = async (db: Database, now: Date) => {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}

type Holder = Pick<SignedIn, 'role' | 'secondFactor'>

/** Staff need a second factor in production; the demo works without, and customers decide themselves. */
export const isFactorRequired = ({ demo }: Pick<Env, 'demo'>, { role }: Pick<Holder, 'role'>) =>
  isStaffRole(role) && !demo

/** `required`: to be set up first. */
export const secondFactorState = (env: Pick<Env, 'demo'>, holder: Holder) => {
  if (holder.secondFactor !== 'none') return holder.secondFactor
  return isFactorRequired(env, holder) ? 'required' : 'optional'
}

/** Whether the session may do nothing yet but enter or set up its second factor, or log out. */
export const awaitsSecondFactor = (env: Pick<Env, 'demo'>, holder: Holder) => {
  const state = secondFactorState(env, holder)
  return state === 'pending' || state === 'required'
}
