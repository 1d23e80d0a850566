import { parse, serialize } from 'hono/utils/cookie'
import type { Env } from '../../env.ts'

/** Readable by scripts: says only that asking who is signed in is worth while. */
export const hintCookie = 'officina_in'

/** Whether the site is served over https. */
export const isSecure = ({ origin }: Pick<Env, 'origin'>) => origin.startsWith('https:')

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

/** The `Set-Cookie` values that sign a browser in (R28), for as long as the session lasts. */
export const sessionCookies = (env: Pick<Env, 'origin'>, token: string, endsAt: Date, now: Date) =>
  cookies(env, token, '1', Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1_000)))

/** The `Set-Cookie` values that sign a browser out. */
export const clearedSessionCookies = (env: Pick<Env, 'origin'>) => cookies(env, '', '', 0)

/** The token that a request's cookies carry, as it came. */
export const sessionCookieOf = (env: Pick<Env, 'origin'>, headers: Headers) => {
  const name = sessionCookieName(env)
  return parse(headers.get('cookie') ?? '', name)[name]
}
