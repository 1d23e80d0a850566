import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { type UserView, userView } from '../accounts/user-view.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { errors } from './error.ts'
import { mustBeSignedIn } from './signed-in.ts'

export const userSchema = z
  .object({
    loggedIn: z.literal(true),
    login: z.string().openapi({ description: 'The e-mail address' }),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.enum(['customer', 'administrator']),
    discount: z.string().openapi({ description: 'Percent', example: '12.5' }),
    user_can_order: z.boolean(),
    user_can_order_with_form: z.boolean(),
    billingPhone: z.string(),
  } satisfies Record<keyof UserView, z.ZodType>)
  .openapi('User')

export const addUserRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const route = createRoute({
    method: 'get',
    path: '/sn_api/user',
    tags: ['Account'],
    summary: 'Who is signed in',
    middleware: [mustBeSignedIn(services)] as const,
    responses: {
      200: {
        description: 'The user',
        content: { 'application/json': { schema: z.object({ data: userSchema }) } },
      },
      ...errors(401),
    },
  })
  api.openapi(route, (c) => c.json({ data: userView(c.var.signedIn) }, 200))
}
