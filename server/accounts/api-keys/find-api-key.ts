import { allRights } from '../../../domain/customer/member-rights.ts'
import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { hasPermission, isStaffRole, keyScopes } from '../../../domain/staff/permissions.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import type { SignedIn } from '../login/session.ts'
import { isToken, newToken, tokenHash } from '../token.ts'

/** The start of every key: people and scanners for leaked secrets recognise it. */
const keyPrefix = 'officina_'

/** A new key: 32 random bytes after the prefix. */
export const newApiKey = () => keyPrefix + newToken()

/** Whether a bearer token has the shape of a key. */
export const isApiKey = (token: string) =>
  token.startsWith(keyPrefix) && isToken(token.slice(keyPrefix.length))

/** Precision of `last_used_at`, in milliseconds: limits the writes. */
const lastUsedPrecisionMs = 60_000

const findKey = (db: Database, token: string) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.created_by')
    .select(['api_key.id', 'api_key.name', 'api_key.scopes', 'api_key.expires_on'])
    .select(['api_key.revoked_at', 'api_key.last_used_at'])
    .select(['account.id as accountId', 'account.email', 'account.role', 'account.state'])
    .select(['account.language', 'account.first_name', 'account.last_name'])
    .where('api_key.token_hash', '=', tokenHash(token))
    .executeTakeFirst()

type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>

export type KeyState = 'active' | 'expired' | 'revoked' | 'maker-left'

type KeyFacts = Pick<FoundKey, 'revoked_at' | 'expires_on' | 'role' | 'state'>

/**
 * Whether a key works. `maker-left`: the person who made it may no longer manage keys; the key works again
 * if that changes.
 */
export const keyState = (key: KeyFacts, now: Date): KeyState => {
  if (key.revoked_at) return 'revoked'
  if (key.expires_on !== null && key.expires_on < swissDay(now)) return 'expired'
  const isManaged = key.state === 'active' && hasPermission(key.role, 'api-keys.write')
  return isManaged ? 'active' : 'maker-left'
}

/** Sessions end; a request with a key has none. */
const noSession = { isSessionExtended: false, secondFactor: 'verified' } as const

/**
 * The account that a key acts for: that of the person who made it, limited to the scopes of the key; or why
 * the key does not work, which its user does not learn.
 */
export const findKeyHolder = async (
  { db }: Pick<Services, 'db'>,
  token: string,
  now: Date,
): Promise<{ holder: SignedIn } | { refused: Exclude<KeyState, 'active'> | 'unknown' }> => {
  if (!isApiKey(token)) return { refused: 'unknown' }
  const key = await findKey(db, token)
  if (!key) return { refused: 'unknown' }
  const state = keyState(key, now)
  if (state !== 'active') return { refused: state }
  const { id, name, accountId, email, language } = key
  const role = isStaffRole(key.role) ? key.role : 'customer'
  if (now.getTime() - (key.last_used_at?.getTime() ?? 0) >= lastUsedPrecisionMs)
    await db.updateTable('api_key').set({ last_used_at: now }).where('id', '=', id).execute()
  return {
    holder: {
      ...noSession,
      ...{ practiceId: accountId, ...allRights },
      ...{ accountId, email, role, firstName: key.first_name, lastName: key.last_name },
      ...{ state: 'active', profession: '', billingPhone: '', discountRate: 0 },
      ...{ userCanOrder: false, userCanOrderWithForm: false, sessionEndsAt: now },
      language: isLanguage(language) ? language : defaultLanguage,
      key: { id, name, scopes: key.scopes.filter((scope) => keyScopes.includes(scope)) },
    },
  }
}
