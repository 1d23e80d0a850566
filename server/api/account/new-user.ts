import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { msg } from '@lingui/core/macro'
import type { Context } from 'hono'
import { professions } from '../../../domain/customer/profession.ts'
import { signupFields } from '../../../domain/customer/signup-form.ts'
import { isLanguage, languages } from '../../../domain/language.ts'
import { signUp } from '../../accounts/signup/sign-up.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readSignup, type SignupFormRefusal } from '../../http/uploads/read-signup.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, failForNow, failProblems, jsonAnswer, textOf } from '../error.ts'

const thanks = msg`Thank you for signing up, we'll inform you once activated.`

/** Only for the API description: `readSignup` and `signUp` validate. */
const form = z.object({
  ...Object.fromEntries(signupFields.map((field) => [field, z.string().optional()])),
  profession: z.enum(professions),
  shippingSame: z
    .string()
    .optional()
    .describe(
      'Any value: parcels are sent to the billing address. Default: unless a shipping address is given.',
    ),
  language: z.enum(languages).optional(),
  certificate: z.string().openapi({
    format: 'binary',
    description: 'Proof of the profession: PDF, JPEG, PNG, WebP or HEIC, at most 10 MB.',
  }),
})

const newUserRoute = createRoute({
  method: 'post',
  path: '/sn_api/new_user',
  tags: ['Account'],
  summary: 'Creates a professional account',
  description:
    'The account is pending until the laboratory has verified it. For an e-mail address that already ' +
    'has an account the response is the same, and the owner of the account is notified by mail.',
  security: [],
  request: {
    body: { required: true, content: { 'multipart/form-data': { schema: form } } },
  },
  responses: {
    201: jsonAnswer('The signup was received.', z.object({ message: z.string() })),
    ...errors(400, 413, 415, 422, 429),
  },
})

const failForm = (c: Context<ApiEnv>, refusal: SignupFormRefusal) => {
  const { code } = refusal
  if (code === 'too-many-attempts') return failForNow(c, refusal.retryAfter)
  return code === 'too-large' && refusal.what === 'file'
    ? fail(c, code, { fields: { certificate: textOf(c, 'certificate-too-large') } })
    : fail(c, code)
}

/**
 * Signup (D1 §7). Registered separately from its description, whose validator would read the file
 * into memory.
 */
export const addNewUserRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openAPIRegistry.registerPath(newUserRoute)
  api.post(newUserRoute.path, async (c) => {
    const ip = clientAddress(c, services.env)
    const sent = await readSignup(services, c.req.raw, ip)
    if (!sent.ok) return failForm(c, sent.refusal)
    const { language: named, ...signup } = sent.value
    if (isLanguage(named) && !isLanguage(c.req.query('lang'))) c.set('language', named)
    const { language } = c.var
    const result = await signUp(services, {
      ...signup,
      // The language of the person, even if the client requests another one.
      language: isLanguage(named) ? named : language,
      ip,
      now: services.now(),
    })
    if (result.ok) return c.json({ message: i18nIn[language]._(thanks) }, 201)
    const { refusal } = result
    if (refusal.code === 'fields-invalid') return failProblems(c, refusal.problems)
    return failForNow(c, refusal.retryAfter)
  })
}
