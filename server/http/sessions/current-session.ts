import { findSession, type SignedIn } from '../../accounts/login/session.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { sessionCookieName, sessionCookieOf, sessionCookies } from './session-cookie.ts'

/** A browser sends its cookie by itself, even for another site; a bearer token is put in on purpose. */
export type Credentials = { token: string; by: 'bearer' | 'cookie' }

/** What a request shows to say who sends it: a bearer token, else the session cookie (R28). */
export const credentialsOf = (
  env: Pick<Env, 'origin'>,
  headers: Headers,
): Credentials | undefined => {
  const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) return { token: bearer, by: 'bearer' }
  const cookie = sessionCookieOf(env, headers)
  return cookie ? { token: cookie, by: 'cookie' } : undefined
}

/** Who sends the request, undefined for a visitor and for a session that has ended. */
export const signedInBy = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  headers: Headers,
  now: Date,
): Promise<SignedIn | undefined> => {
  const credentials = credentialsOf(env, headers)
  return credentials && findSession(db, credentials.token, now)
}

/**
 * Adds the session cookie to a response when the request has extended the session, so that both
 * end at the same time. A response that sets or clears the cookie itself is left alone.
 */
export const extendSessionCookie = (
  { env }: Pick<Services, 'env'>,
  { request, response }: { request: Headers; response: Headers },
  account: SignedIn,
  now: Date,
) => {
  const credentials = account.isSessionExtended ? credentialsOf(env, request) : undefined
  if (credentials?.by !== 'cookie') return
  const name = `${sessionCookieName(env)}=`
  if (response.getSetCookie().some((cookie) => cookie.startsWith(name))) return
  for (const cookie of sessionCookies(env, credentials.token, account.sessionEndsAt, now))
    response.append('Set-Cookie', cookie)
}
