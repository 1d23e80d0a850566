import { languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { Env } from '../../env.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'

/** Public pages that redirect signed-in people to their account (D1 §2). */
const visitorPages: readonly PageKey[] = ['login', 'signup']

export const isVisitorPage = (key: PageKey): boolean => visitorPages.includes(key)

const visitorAddresses: ReadonlySet<string> = new Set(
  languages.flatMap((language) => visitorPages.map((key) => addressOf(language, key))),
)

/**
 * Whether a request with a session cookie asks for a visitor page and may be redirected. Such
 * requests bypass the cache. `target`: path, with or without query.
 */
export const mayBeLoggedIn = (
  env: Pick<Env, 'origin'>,
  target: string,
  cookies: string | null | undefined,
): boolean => {
  if (!sessionCookie.mayBeIn(env, cookies)) return false
  const path = target.split('?', 1)[0] ?? ''
  return visitorAddresses.has(path.replace(/\/$/, ''))
}
