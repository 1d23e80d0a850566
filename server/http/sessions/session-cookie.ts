import { parse, serialize } from 'hono/utils/cookie'
import { loginHintCookie } from '../../../domain/customer/member-script.ts'
import type { Env } from '../../env.ts'

export const isSecure = ({ origin }: Pick<Env, 'origin'>) => origin.startsWith('https:')

/** `__Host-` binds the cookie to this host and https; browsers reject the prefix without https. */
export const sessionCookieName = (env: Pick<Env, 'origin'>) =>
  isSecure(env) ? '__Host-officina' : 'officina'

const cookies = (env: Pick<Env, 'origin'>, token: string, hint: string, maxAge: number) => {
  const common = { path: '/', sameSite: 'Lax', secure: isSecure(env), maxAge } as const
  return [
    serialize(sessionCookieName(env), token, { ...common, httpOnly: true }),
    serialize(loginHintCookie, hint, common),
  ]
}

/** The `Set-Cookie` values of a login (R28), valid as long as the session. */
export const sessionCookies = (env: Pick<Env, 'origin'>, token: string, endsAt: Date, now: Date) =>
  cookies(env, token, '1', Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1_000)))

/** The `Set-Cookie` values of a logout. */
export const clearedSessionCookies = (env: Pick<Env, 'origin'>) => cookies(env, '', '', 0)

/** The session token in the request's cookies, not verified. */
export const sessionCookieOf = (env: Pick<Env, 'origin'>, headers: Headers) => {
  const name = sessionCookieName(env)
  return parse(headers.get('cookie') ?? '', name)[name]
}
