import { markDevice } from '../../accounts/login/known-device.ts'
import type { OpenedSession } from '../../accounts/login/log-in.ts'
import type { Services } from '../../services.ts'
import { hostCookie, sessionCookies } from './session-cookie.ts'

/** Maximum lifetime of a cookie in browsers, in seconds. */
const maxCookieSeconds = 400 * 24 * 3_600

/** The mark of a device with which the account has logged in before (`markDevice`). */
export const deviceCookie = hostCookie('officina_device')

/** The `Set-Cookie` values after a login: session and device mark. */
export const loginCookies = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  deviceMark: string | undefined,
  { token, account }: OpenedSession,
  now: Date,
): Promise<string[]> => [
  ...sessionCookies(env, token, account.sessionEndsAt, now),
  deviceCookie.write(env, await markDevice(db, deviceMark, account.accountId), maxCookieSeconds),
]
