import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { logIn, type OpenedSession } from '../../accounts/login/log-in.ts'
import { logOut } from '../../accounts/login/sessions.ts'
import { longestPassword } from '../../accounts/passwords/password.ts'
import { userView } from '../../accounts/profile/user-view.ts'
import type { CodeRefusal } from '../../accounts/second-factor/factor-codes.ts'
import { awaitsSecondFactor } from '../../accounts/second-factor/factor-state.ts'
import { verifySecondFactor } from '../../accounts/second-factor/verify-second-factor.ts'
import { clientAddress } from '../../http/client-address.ts'
import { signedInBy } from '../../http/sessions/current-session.ts'
import { deviceMarkOf } from '../../http/sessions/login-cookies.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, failForNow, jsonAnswer, jsonOrForm } from '../error.ts'
import { email, failFields, language, line, password } from '../fields.ts'
import { userSchema } from './user-schema.ts'

const credentials = z.object({
  username: email,
  password: password(longestPassword),
  code: line(40)
    .optional()
    .describe(
      'Six digits of the authenticator app, or a recovery code; required if the account has a second factor.',
    ),
  language,
})

const logInRoute = createRoute({
  method: 'post',
  path: '/jwt-auth/v1/token',
  tags: ['Account'],
  summary: 'Creates an access token',
  description:
    'Logs in with e-mail address and password. Send the token as `Authorization: Bearer <token>`; no cookie is set. Without `code`, an account with a second factor is refused with 403 `second_factor_missing`. Too many attempts are refused with 429 and `Retry-After` in seconds.',
  security: [],
  request: {
    body: jsonOrForm(credentials),
  },
  responses: {
    200: jsonAnswer(
      'The access token and the user.',
      z.object({
        token: z.string(),
        user_email: z.string(),
        user: userSchema.extend({ token: z.string() }),
      }),
    ),
    ...errors(400, 403, 413, 415, 422, 429),
  },
})

const validateRoute = createRoute({
  method: 'post',
  path: '/jwt-auth/v1/token/validate',
  tags: ['Account'],
  summary: 'Validates an access token',
  responses: {
    200: jsonAnswer(
      'The token is valid.',
      z.object({
        code: z.literal('jwt_auth_valid_token'),
        data: z.object({ status: z.literal(200) }),
      }),
    ),
    ...errors(403),
  },
})

/** Why a new session is not complete, after `code` was tried; undefined if it is. */
const refuseSecondFactor = async (
  services: Services,
  { token, account }: OpenedSession,
  code: string | undefined,
): Promise<CodeRefusal | { code: 'second-factor-missing' } | undefined> => {
  if (!awaitsSecondFactor(services.env, account)) return undefined
  if (account.secondFactor === 'none' || !code) return { code: 'second-factor-missing' }
  const session = { token, accountId: account.accountId }
  const verified = await verifySecondFactor(services, session, code, services.now())
  return verified.ok ? undefined : verified.refusal
}

/** Login for clients other than browsers: the token is in the body, no cookie is set (R28). */
export const addTokenRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(logInRoute, async (c) => {
    // Only the validator of the sent content type has values.
    const sent = credentials.safeParse({ ...c.req.valid('form'), ...c.req.valid('json') })
    if (!sent.success) return failFields(c, sent.error.issues)
    const attempt = {
      ...sent.data,
      ip: clientAddress(c, services.env),
      userAgent: c.req.header('user-agent') ?? '',
      deviceMark: deviceMarkOf(services.env, c.req.raw.headers),
    }
    const result = await logIn(services, attempt, services.now())
    if (result.ok) {
      const { token, account } = result.value
      const refusal = await refuseSecondFactor(services, result.value, sent.data.code)
      if (refusal) {
        await logOut(services, token)
        return refusal.code === 'too-many-attempts'
          ? failForNow(c, refusal.retryAfter)
          : fail(c, refusal.code)
      }
      const user = { token, ...userView(account) }
      return c.json({ token, user_email: account.email, user }, 200)
    }
    const { refusal } = result
    return refusal.code === 'too-many-attempts'
      ? failForNow(c, refusal.retryAfter)
      : fail(c, refusal.code)
  })

  api.openapi(validateRoute, async (c) => {
    const account = await signedInBy(services, c.req.raw.headers, services.now())
    if (!account) return fail(c, 'token-invalid')
    return c.json({ code: 'jwt_auth_valid_token' as const, data: { status: 200 as const } }, 200)
  })
}
