import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../domain/result.ts'
import { logIn, type OpenedSession } from '../../accounts/login/log-in.ts'
import { awaitsSecondFactor } from '../../accounts/login/session.ts'
import { logOut } from '../../accounts/login/sessions.ts'
import { longestPassword } from '../../accounts/passwords/password.ts'
import { userView } from '../../accounts/profile/user-details.ts'
import type { CodeRefusal } from '../../accounts/second-factor/factor-codes.ts'
import { verifySecondFactor } from '../../accounts/second-factor/verify-second-factor.ts'
import { clientAddress } from '../../http/request-source.ts'
import { signedInBy } from '../../http/sessions/current-session.ts'
import { deviceCookie } from '../../http/sessions/login-cookies.ts'
import type { Services } from '../../services.ts'
import { email, language, line, password } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import { userSchema } from './user-schema.ts'

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
export const tokenRoutes: readonly ApiRoute[] = [
  publicRoute({
    method: 'post',
    path: '/jwt-auth/v1/token',
    tag: 'Account',
    summary: 'Creates an access token',
    description:
      'Logs in with e-mail address and password. Send the token as `Authorization: Bearer <token>`; no cookie is set. Without `code`, an account with a second factor is refused with 403 `second_factor_missing`. Too many attempts are refused with 429 and `Retry-After` in seconds.',
    acceptsForm: true,
    body: z.object({
      username: email,
      password: password(longestPassword),
      code: line(40)
        .optional()
        .describe(
          'Six digits of the authenticator app, or a recovery code; required if the account has a second factor.',
        ),
      language,
    }),
    returns: z.object({
      token: z.string(),
      user_email: z.string(),
      user: userSchema.extend({ token: z.string() }),
    }),
    returned: 'The access token and the user.',
    refuses: [429],
    run: async (services, { body, now, c }) => {
      const attempt = {
        ...body,
        ip: clientAddress(c, services.env),
        userAgent: c.req.header('user-agent') ?? '',
        deviceMark: deviceCookie.read(services.env, c.req.raw.headers),
      }
      const opened = await logIn(services, attempt, now)
      if (!opened.ok) return opened
      const { token, account } = opened.value
      const refusal = await refuseSecondFactor(services, opened.value, body.code)
      if (!refusal)
        return ok({ token, user_email: account.email, user: { token, ...userView(account) } })
      await logOut(services, token)
      return refuse(refusal)
    },
  }),
  publicRoute({
    method: 'post',
    path: '/jwt-auth/v1/token/validate',
    tag: 'Account',
    readsSession: true,
    summary: 'Validates an access token',
    returns: z.object({
      code: z.literal('jwt_auth_valid_token'),
      data: z.object({ status: z.literal(200) }),
    }),
    returned: 'The token is valid.',
    run: async (services, { now, c }) =>
      (await signedInBy(services, c.req.raw.headers, now))
        ? ok({ code: 'jwt_auth_valid_token' as const, data: { status: 200 as const } })
        : refuse('token-invalid'),
  }),
]
