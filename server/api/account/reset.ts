import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { resetSentMessage } from '../../../messages/account/form-answers.ts'
import type { PasswordProblem } from '../../accounts/passwords/acceptable-password.ts'
import { completeReset } from '../../accounts/passwords/complete-reset.ts'
import { requestReset } from '../../accounts/passwords/request-reset.ts'
import { clientAddress } from '../../http/client-address.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, textOf } from '../error.ts'
import type { ErrorCode } from '../error-status.ts'
import { email, failFields, language } from '../fields.ts'

/** Error codes of new passwords. */
const newPasswordCodes = {
  missing: 'password-missing',
  short: 'password-too-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  breached: 'password-breached',
  'too-long': 'password-too-long',
} as const satisfies Record<PasswordProblem, ErrorCode>

const request = z.object({ email, language })
const text = z.string('blank').max(2_000, 'too-long')
const completion = z.object({ token: text, password: text, language })

/** Accepts JSON and form encoding. */
const bodyOf = <Schema extends z.ZodType>(schema: Schema) => ({
  body: {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  },
})

const requestRoute = createRoute({
  method: 'post',
  path: '/sn_api/reset_password',
  tags: ['Account'],
  summary: 'Requests a password reset',
  description:
    'Sends a link to the e-mail address. The response is the same whether or not the address has an account.',
  security: [],
  request: bodyOf(request),
  responses: {
    200: {
      description: 'The request was accepted.',
      content: { 'application/json': { schema: z.object({ message: z.string() }) } },
    },
    ...errors(400, 413, 415, 422, 429),
  },
})

const completeRoute = createRoute({
  method: 'post',
  path: '/sn_api/complete_reset_password',
  tags: ['Account'],
  summary: 'Sets a new password',
  description:
    'Requires the token of the mail, which is valid once and for one hour. Ends all sessions of the account.',
  security: [],
  request: bodyOf(completion),
  responses: {
    200: {
      description: 'The password was changed; `email` is the login.',
      content: { 'application/json': { schema: z.object({ email: z.string() }) } },
    },
    ...errors(400, 413, 415, 422),
  },
})

/** Password reset (D1 §7, R31). */
export const addResetRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(requestRoute, async (c) => {
    const sent = request.safeParse({ ...c.req.valid('form'), ...c.req.valid('json') })
    if (!sent.success) return failFields(c, sent.error.issues)
    const attempt = { email: sent.data.email, ip: clientAddress(c, services.env) }
    const result = await requestReset(services, attempt, services.now())
    if (result.ok) return c.json({ message: i18nIn[c.var.language]._(resetSentMessage) }, 200)
    c.header('Retry-After', String(result.refusal.retryAfter))
    return fail(c, result.refusal.code)
  })

  api.openapi(completeRoute, async (c) => {
    const sent = completion.safeParse({ ...c.req.valid('form'), ...c.req.valid('json') })
    if (!sent.success) return failFields(c, sent.error.issues)
    const attempt = { ...sent.data, ip: clientAddress(c, services.env) }
    const result = await completeReset(services, attempt, services.now())
    if (result.ok) return c.json({ email: result.value.email }, 200)
    const { refusal } = result
    if (refusal.code === 'reset-expired')
      return fail(c, refusal.code, { fields: { token: textOf(c, refusal.code) } })
    const code = newPasswordCodes[refusal.problem]
    return fail(c, code, { fields: { password: textOf(c, code) } })
  })
}
