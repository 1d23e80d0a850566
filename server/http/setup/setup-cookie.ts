import { parse, serialize } from 'hono/utils/cookie'
import type { Env } from '../../env.ts'
import { isSecure } from '../sessions/session-cookie.ts'

const nameOf = (env: Pick<Env, 'origin'>) =>
  isSecure(env) ? '__Host-officina-setup' : 'officina-setup'

/** Keeps the token of the set-up in the browser, so that it is in no further address. */
export const setupCookie = (env: Pick<Env, 'origin'>, token: string) =>
  serialize(nameOf(env), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(env),
  })

/** The token of a browser that has opened the set-up address, not verified; '' without one. */
export const setupTokenOf = (env: Pick<Env, 'origin'>, headers: Headers): string =>
  parse(headers.get('cookie') ?? '', nameOf(env))[nameOf(env)] ?? ''
