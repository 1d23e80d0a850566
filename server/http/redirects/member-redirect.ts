import { languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { Env } from '../../env.ts'
import { sessionCookieName } from '../sessions/session-cookie.ts'

/** Public pages that lead those who are logged in to their account (D1 §2). */
const visitorPages: readonly PageKey[] = ['login', 'signup']

const addresses: ReadonlySet<string> = new Set(
  languages.flatMap((language) => visitorPages.map((key) => addressOf(language, key))),
)

/**
 * Whether a request may be redirected to the account: for a page of visitors, with a session
 * cookie. It is then not answered from the cache. `target` is a path, with or without a query.
 */
export const mayBeLoggedIn = (
  env: Pick<Env, 'origin'>,
  target: string,
  cookies: string | null | undefined,
): boolean => {
  if (!cookies?.includes(`${sessionCookieName(env)}=`)) return false
  const path = target.split('?', 1)[0] ?? ''
  return addresses.has(path.replace(/(\/_)?\.data$/, '').replace(/\/$/, ''))
}
