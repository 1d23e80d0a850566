import { parse, serialize } from 'hono/utils/cookie'
import { loginHintCookie } from '../../../domain/customer/member-script.ts'
import type { Env } from '../../env.ts'

type CookieEnv = Pick<Env, 'origin'>

export const isSecure = ({ origin }: CookieEnv) => origin.startsWith('https:')

/**
 * A cookie that no script reads. `__Host-` binds it to this host and https; browsers reject the prefix
 * without https.
 */
export const hostCookie = (ownName: string) => {
  const nameIn = (env: CookieEnv) => (isSecure(env) ? `__Host-${ownName}` : ownName)
  return {
    nameIn,
    /** The value in the request's cookies, not verified. */
    read: (env: CookieEnv, headers: Headers): string | undefined => {
      const name = nameIn(env)
      return parse(headers.get('cookie') ?? '', name)[name]
    },
    /** Whether a `Cookie` header may contain it. */
    mayBeIn: (env: CookieEnv, cookies: string | null | undefined): boolean =>
      cookies?.includes(`${nameIn(env)}=`) ?? false,
    /** The `Set-Cookie` value; without `maxAge`, in seconds, it ends with the browser's session. */
    write: (env: CookieEnv, value: string, maxAge?: number): string =>
      serialize(nameIn(env), value, {
        path: '/',
        sameSite: 'Lax',
        secure: isSecure(env),
        httpOnly: true,
        ...(maxAge !== undefined && { maxAge }),
      }),
  }
}

/** Seconds from `now` to `endsAt`, for `maxAge`. */
export const secondsUntil = (endsAt: Date, now: Date) =>
  Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1_000))

export const sessionCookie = hostCookie('officina')

const cookies = (env: CookieEnv, token: string, hint: string, maxAge: number) => [
  sessionCookie.write(env, token, maxAge),
  serialize(loginHintCookie, hint, { path: '/', sameSite: 'Lax', secure: isSecure(env), maxAge }),
]

/** The `Set-Cookie` values of a login (R28), valid as long as the session. */
export const sessionCookies = (env: CookieEnv, token: string, endsAt: Date, now: Date) =>
  cookies(env, token, '1', secondsUntil(endsAt, now))

/** The `Set-Cookie` values of a logout. */
export const clearedSessionCookies = (env: CookieEnv) => cookies(env, '', '', 0)
