import { backgroundHeader } from '../../../domain/staff/background-header.ts'
import { awaitsSecondFactor, findSession, type SignedIn } from '../../accounts/login/session.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { sessionCookie, sessionCookies } from './session-cookie.ts'
import { viewOf } from './view-cookie.ts'

/**
 * Browsers attach cookies to cross-site requests too; a bearer token is always added on purpose.
 */
export type Credentials = { token: string; by: 'bearer' | 'cookie' }

/** The credentials of a request: a bearer token, else the session cookie (R28). */
export const credentialsOf = (
  env: Pick<Env, 'origin'>,
  headers: Headers,
): Credentials | undefined => {
  const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) return { token: bearer, by: 'bearer' }
  const cookie = sessionCookie.read(env, headers)
  return cookie ? { token: cookie, by: 'cookie' } : undefined
}

/**
 * The session of a request, also one that awaits its second factor: only for what finishes or ends
 * it. Everything else asks `sessionOwnerBy` or `signedInBy`.
 */
export const heldSessionBy = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  headers: Headers,
  now: Date,
): Promise<{ account: SignedIn; token: string; isComplete: boolean } | undefined> => {
  const credentials = credentialsOf(env, headers)
  if (!credentials) return undefined
  const { staffIdleMs } = env
  const isBackground = headers.get(backgroundHeader) === '1'
  const account = await findSession(db, credentials.token, now, { staffIdleMs, isBackground })
  if (!account) return undefined
  return { account, token: credentials.token, isComplete: !awaitsSecondFactor(env, account) }
}

/**
 * The account whose session a request has, also during a view; undefined for visitors, and until the
 * second factor is entered or set up.
 */
export const sessionOwnerBy = async (
  services: Pick<Services, 'db' | 'env'>,
  headers: Headers,
  now: Date,
): Promise<SignedIn | undefined> => {
  const held = await heldSessionBy(services, headers, now)
  return held?.isComplete ? held.account : undefined
}

/**
 * The account that a request acts for; undefined for visitors and expired sessions. During a view
 * of the shop it is the customer; requests that change something are refused then (A13).
 */
export const signedInBy = async (
  services: Pick<Services, 'db' | 'env'>,
  headers: Headers,
  now: Date,
): Promise<SignedIn | undefined> =>
  (await viewOf(services, headers, now))?.customer ?? sessionOwnerBy(services, headers, now)

/**
 * Sends the session cookie again if the request extended the session, so that both expire
 * together. Leaves responses alone that already set or clear the cookie.
 */
export const extendSessionCookie = (
  { env }: Pick<Services, 'env'>,
  { request, response }: { request: Headers; response: Headers },
  account: SignedIn,
  now: Date,
) => {
  const credentials = account.isSessionExtended ? credentialsOf(env, request) : undefined
  if (credentials?.by !== 'cookie') return
  const name = `${sessionCookie.nameIn(env)}=`
  if (response.getSetCookie().some((cookie) => cookie.startsWith(name))) return
  for (const cookie of sessionCookies(env, credentials.token, account.sessionEndsAt, now))
    response.append('Set-Cookie', cookie)
}
