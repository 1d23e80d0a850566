import { parse, serialize } from 'hono/utils/cookie'
import { markDevice } from '../../accounts/login/known-device.ts'
import type { OpenedSession } from '../../accounts/login/log-in.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { isSecure, sessionCookies } from './session-cookie.ts'

/** Maximum lifetime of a cookie in browsers, in seconds. */
const maxCookieSeconds = 400 * 24 * 3_600

const deviceCookieName = (env: Pick<Env, 'origin'>) =>
  isSecure(env) ? '__Host-officina_device' : 'officina_device'

/** The device mark (`markDevice`) in the request's cookies, not verified. */
export const deviceMarkOf = (env: Pick<Env, 'origin'>, headers: Headers) => {
  const name = deviceCookieName(env)
  return parse(headers.get('cookie') ?? '', name)[name]
}

/** The `Set-Cookie` values after a login: session and device mark. */
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
    maxAge: maxCookieSeconds,
  }),
]
