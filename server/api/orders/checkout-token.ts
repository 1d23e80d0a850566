import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { credentialsOf } from '../../http/sessions/current-session.ts'
import { makeCheckoutToken } from '../../orders/placing/checkout-token.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, jsonAnswer } from '../error.ts'
import { requireLogin } from '../require-login.ts'
import { failNotAllowed } from './orders.ts'

/** `POST /shop/checkout-token`: the token that opens the checkout frame (R26). */
export const addCheckoutTokenRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const route = createRoute({
    method: 'post',
    path: '/shop/checkout-token',
    tags: ['Shop'],
    summary: 'Creates a checkout token',
    description:
      'The token is valid for ten minutes, until its session ends or the password changes. Post it to `/add_to_cart/` to open the checkout.',
    middleware: [requireLogin(services, 'log-in-to-order')] as const,
    responses: {
      200: jsonAnswer('The token.', z.object({ jwt: z.string() })),
      ...errors(401, 403),
    },
  })
  api.openapi(route, async (c) => {
    const { signedIn } = c.var
    if (!signedIn.userCanOrder) return failNotAllowed(c, signedIn)
    const { accountId } = signedIn
    const sessionToken = credentialsOf(services.env, c.req.raw.headers)?.token ?? ''
    const jwt = await makeCheckoutToken(services, { accountId, sessionToken }, services.now())
    return jwt === undefined ? fail(c, 'session-expired') : c.json({ jwt }, 200)
  })
}
