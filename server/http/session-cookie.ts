import { parse, serialize } from 'hono/utils/cookie'
import type { Env } from '../env.ts'

/** Readable by scripts: says only that asking who is signed in is worth while. */
export const hintCookie = 'officina_in'

/** The longest that browsers keep a cookie, in seconds; the server ends the session long before. */
const longest = 400 * 24 * 3_600

const isSecure = ({ origin }: Pick<Env, 'origin'>) => origin.startsWith('https:')

/** `__Host-`: bound to this very host and to https; browsers refuse the prefix without https. */
export const sessionCookieName = (env: Pick<Env, 'origin'>) =>
  isSecure(env) ? '__Host-officina' : 'officina'

const cookies = (env: Pick<Env, 'origin'>, token: string, hint: string, maxAge: number) => {
  const common = { path: '/', sameSite: 'Lax', secure: isSecure(env), maxAge } as const
  return [
    serialize(sessionCookieName(env), token, { ...common, httpOnly: true }),
    serialize(hintCookie, hint, common),
  ]
}

/** The `Set-Cookie` values that sign a browser in (R28). */
export const sessionCookies = (env: Pick<Env, 'origin'>, token: string) =>
  cookies(env, token, '1', longest)

/** The `Set-Cookie` values that sign a browser out. */
export const clearedSessionCookies = (env: Pick<Env, 'origin'>) => cookies(env, '', '', 0)

/** The token that a request's cookies carry, as it came. */
export const sessionCookieOf = (env: Pick<Env, 'origin'>, headers: Headers) => {
  const name = sessionCookieName(env)
  return parse(headers.get('cookie') ?? '', name)[name]
}
