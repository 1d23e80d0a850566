import {
  type CustomerView,
  findView,
  type ViewTokens,
} from '../../accounts/viewing/customer-view.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { hostCookie, sessionCookie } from './session-cookie.ts'

/** The cookie of a view of the shop as a customer, beside the staff's own session (A13). */
export const viewCookie = hostCookie('officina_view')

/** The `Set-Cookie` value that ends a view. */
export const clearedViewCookie = (env: Pick<Env, 'origin'>) => viewCookie.write(env, '', 0)

const viewTokensOf = (env: Pick<Env, 'origin'>, headers: Headers): ViewTokens | undefined => {
  // A bearer token names its account on purpose.
  if (headers.has('authorization')) return undefined
  const view = viewCookie.read(env, headers)
  const session = sessionCookie.read(env, headers)
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
