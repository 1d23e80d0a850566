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
 * The account that orders: the token's (R26). A token that has run out while somebody typed is made
 * good by the session, if it is the same account's and the site itself posts.
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
