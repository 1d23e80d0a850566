import { parse, serialize } from 'hono/utils/cookie'
import {
  type CustomerView,
  findView,
  type ViewTokens,
} from '../../accounts/viewing/customer-view.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { isSecure, sessionCookieOf } from './session-cookie.ts'

type CookieEnv = Pick<Env, 'origin'>

/** The cookie of a view of the shop as a customer, beside the staff's own session (A13). */
const viewCookieName = (env: CookieEnv) =>
  isSecure(env) ? '__Host-officina_view' : 'officina_view'

const cookie = (env: CookieEnv, token: string, maxAge: number) =>
  serialize(viewCookieName(env), token, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(env),
    httpOnly: true,
    maxAge,
  })

/** The `Set-Cookie` value that opens a view. */
export const viewCookie = (env: CookieEnv, token: string, startsAt: Date, endsAt: Date) =>
  cookie(env, token, Math.max(0, Math.floor((endsAt.getTime() - startsAt.getTime()) / 1_000)))

/** The `Set-Cookie` value that ends a view. */
export const clearedViewCookie = (env: CookieEnv) => cookie(env, '', 0)

/** Whether a request may be a view; it gets no cached page then. */
export const mayBeView = (env: CookieEnv, cookies: string | null | undefined): boolean =>
  cookies?.includes(`${viewCookieName(env)}=`) ?? false

const viewTokensOf = (env: CookieEnv, headers: Headers): ViewTokens | undefined => {
  const cookies = headers.get('cookie')
  // A bearer token names its account on purpose.
  if (!mayBeView(env, cookies) || headers.has('authorization')) return undefined
  const name = viewCookieName(env)
  const view = parse(cookies ?? '', name)[name]
  const session = sessionCookieOf(env, headers)
  return view && session ? { view, session } : undefined
}

/** The view of a request; undefined without one, and when it has ended. */
export const viewOf = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  headers: Headers,
  now: Date,
): Promise<CustomerView | undefined> => {
  const tokens = viewTokensOf(env, headers)
  return tokens && findView(db, tokens, now)
}
