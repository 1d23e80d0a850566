import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { resetSentMessage } from '../../../messages/account/form-answers.ts'
import { newPasswordCodes } from '../../accounts/passwords/acceptable-password.ts'
import { completeReset } from '../../accounts/passwords/complete-reset.ts'
import { requestReset } from '../../accounts/passwords/request-reset.ts'
import { clientAddress } from '../../http/client-address.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, failField, failForNow, jsonAnswer, jsonOrForm } from '../error.ts'
import { email, failFields, language } from '../fields.ts'

const request = z.object({ email, language })
const text = z.string('blank').max(2_000, 'too-long')
const completion = z.object({ token: text, password: text, language })

const requestRoute = createRoute({
  method: 'post',
  path: '/sn_api/reset_password',
  tags: ['Account'],
  summary: 'Requests a password reset',
  description:
    'Sends a link to the e-mail address. The response is the same whether or not the address has an account.',
  security: [],
  request: { body: jsonOrForm(request) },
  responses: {
    200: jsonAnswer('The request was accepted.', z.object({ message: z.string() })),
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
  request: { body: jsonOrForm(completion) },
  responses: {
    200: jsonAnswer(
      'The password was changed; `email` is the login.',
      z.object({ email: z.string() }),
    ),
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
    return failForNow(c, result.refusal.retryAfter)
  })

  api.openapi(completeRoute, async (c) => {
    const sent = completion.safeParse({ ...c.req.valid('form'), ...c.req.valid('json') })
    if (!sent.success) return failFields(c, sent.error.issues)
    const attempt = { ...sent.data, ip: clientAddress(c, services.env) }
    const result = await completeReset(services, attempt, services.now())
    if (result.ok) return c.json({ email: result.value.email }, 200)
    const { refusal } = result
    return refusal.code === 'reset-expired'
      ? failField(c, refusal.code, 'token')
      : failField(c, newPasswordCodes[refusal.problem], 'password')
  })
}
