import { hash } from 'node:crypto'
import { sign, verify } from 'hono/jwt'
import { findSecret } from '../../db/secrets/secret.ts'
import type { Services } from '../../services.ts'
import { tokenHash } from '../token.ts'

const lifetimeSeconds = 600
const algorithm = 'HS256'

const keyOf = ({ db }: Pick<Services, 'db'>) => findSecret(db, 'checkout-token')

/** What a token opens: the checkout, or the copy of the personal data. */
type Audience = 'checkout' | 'personal-data'

const seconds = (now: Date) => Math.floor(now.getTime() / 1_000)

/** Changes with the password, and does not reveal its hash. */
const passwordVersion = (passwordHash: string) => hash('sha256', passwordHash).slice(0, 16)

const findPasswordVersion = async (
  { db }: Pick<Services, 'db'>,
  { accountId, sessionHash }: { accountId: string; sessionHash: string },
  now: Date,
) => {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.password_hash')
    .where('session.token_hash', '=', sessionHash)
    .where('session.expires_at', '>', now)
    .where('account.id', '=', accountId)
    .where('account.state', '=', 'active')
    .executeTakeFirst()
  return found && passwordVersion(found.password_hash)
}

/**
 * A signed token with which an account can use its audience, such as the checkout (R26), for ten minutes, unless
 * its session ends or its password changes before. Undefined without a session of the account.
 */
export const makePageToken = async (
  services: Pick<Services, 'db'>,
  { accountId, sessionToken }: { accountId: string; sessionToken: string },
  now: Date,
  audience: Audience = 'checkout',
): Promise<string | undefined> => {
  const sid = tokenHash(sessionToken)
  const pwd = await findPasswordVersion(services, { accountId, sessionHash: sid }, now)
  if (!pwd) return undefined
  const [iat, exp] = [seconds(now), seconds(now) + lifetimeSeconds]
  return sign(
    { sub: accountId, aud: audience, sid, pwd, iat, exp },
    await keyOf(services),
    algorithm,
  )
}

const claimsOf = (token: string, key: string, audience: Audience) =>
  // Expiry is checked with the clock of the services.
  verify(token, key, { alg: algorithm, aud: audience, exp: false, iat: false }).catch(
    () => undefined,
  )

/**
 * The account of a token; undefined if it is forged, expired or for another audience, or if its
 * session has ended or the password has changed since.
 */
export const readPageToken = async (
  services: Pick<Services, 'db'>,
  token: string,
  now: Date,
  audience: Audience = 'checkout',
): Promise<string | undefined> => {
  const claims = await claimsOf(token, await keyOf(services), audience)
  if (!claims) return undefined
  const { sub, sid, pwd, exp } = claims
  if (typeof exp !== 'number' || seconds(now) >= exp) return undefined
  if (typeof sub !== 'string' || typeof sid !== 'string') return undefined
  const current = await findPasswordVersion(services, { accountId: sub, sessionHash: sid }, now)
  return current !== undefined && current === pwd ? sub : undefined
}
