import { findSession, type SignedIn } from '../accounts/session.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import { sessionCookieOf } from './session-cookie.ts'

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
