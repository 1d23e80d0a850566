import { decode } from 'hono/jwt'
import { isCrossSite } from '../../../server/http/cross-site.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readCheckoutToken } from '../../../server/orders/placing/checkout-token.ts'

const claimedAccount = (jwt: string) => {
  try {
    return decode(jwt).payload.sub
  } catch {
    return undefined
  }
}

/**
 * The account of the token (R26). An expired token is accepted if the session belongs to the same
 * account and the request is same-origin.
 */
export const accountOf = async (
  { services, now, signedIn }: RequestFacts,
  request: Request,
  jwt: string,
): Promise<string | undefined> => {
  const byToken = await readCheckoutToken(services, jwt, now)
  if (byToken) return byToken
  if (isCrossSite(services.env, request)) return undefined
  const account = await signedIn()
  return account && account.accountId === claimedAccount(jwt) ? account.accountId : undefined
}
