import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../domain/result.ts'
import { credentialsOf } from '../../http/sessions/current-session.ts'
import { makeCheckoutToken } from '../../orders/placing/checkout-token.ts'
import { type ApiRoute, accountRoute } from '../route.ts'
import { notAllowedCode } from './orders.ts'

/** `POST /shop/checkout-token`: the token that opens the checkout frame (R26). */
export const checkoutTokenRoute: ApiRoute = accountRoute({
  method: 'post',
  path: '/shop/checkout-token',
  tag: 'Shop',
  login: 'log-in-to-order',
  summary: 'Creates a checkout token',
  description:
    'The token is valid for ten minutes, until its session ends or the password changes. Post it to `/add_to_cart/` to open the checkout.',
  returns: z.object({ jwt: z.string() }),
  returned: 'The token.',
  run: async (services, { signedIn, now, c }) => {
    if (!signedIn.userCanOrder) return refuse(notAllowedCode(signedIn))
    const { accountId } = signedIn
    const sessionToken = credentialsOf(services.env, c.req.raw.headers)?.token ?? ''
    const jwt = await makeCheckoutToken(services, { accountId, sessionToken }, now)
    return jwt === undefined ? refuse('session-expired') : ok({ jwt })
  },
})
