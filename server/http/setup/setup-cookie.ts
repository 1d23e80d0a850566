import { parse, serialize } from 'hono/utils/cookie'
import type { Database } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { isSetupToken } from '../../setup/setup-token.ts'
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

/** Whether the request comes from a browser that has opened the set-up address. */
export const mayTakeSetup = async (
  { db, env }: { db: Database; env: Pick<Env, 'origin'> },
  headers: Headers,
): Promise<boolean> =>
  isSetupToken(db, parse(headers.get('cookie') ?? '', nameOf(env))[nameOf(env)] ?? '')
