import { parse, serialize } from 'hono/utils/cookie'
import { markDevice } from '../../accounts/login/known-device.ts'
import type { OpenedSession } from '../../accounts/login/log-in.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { isSecure, sessionCookies } from './session-cookie.ts'

/** The longest that browsers keep a cookie, in seconds. */
const longestSeconds = 400 * 24 * 3_600

const deviceCookieName = (env: Pick<Env, 'origin'>) =>
  isSecure(env) ? '__Host-officina_device' : 'officina_device'

/** The mark of the device (`markDevice`) that a request's cookies carry, as it came. */
export const deviceMarkOf = (env: Pick<Env, 'origin'>, headers: Headers) => {
  const name = deviceCookieName(env)
  return parse(headers.get('cookie') ?? '', name)[name]
}

/** The `Set-Cookie` values after a login: the session's, and the one that makes the device known. */
export const loginCookies = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  deviceMark: string | undefined,
  { token, account }: OpenedSession,
  now: Date,
): Promise<string[]> => [
  ...sessionCookies(env, token, account.sessionEndsAt, now),
  serialize(deviceCookieName(env), await markDevice(db, deviceMark, account.accountId), {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(env),
    httpOnly: true,
    maxAge: longestSeconds,
  }),
]
