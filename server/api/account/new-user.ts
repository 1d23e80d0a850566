import { z } from '@hono/zod-openapi'
import { msg } from '@lingui/core/macro'
import { professions } from '../../../domain/customer/profession.ts'
import { signupFields } from '../../../domain/customer/signup-form.ts'
import { isLanguage, languages } from '../../../domain/language.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { signUp } from '../../accounts/signup/sign-up.ts'
import { clientAddress } from '../../http/request-source.ts'
import { readSignup, type SignupFormRefusal } from '../../http/uploads/read-signup.ts'
import { i18nIn } from '../../i18n.ts'
import { type ApiRoute, fieldsRefusal, publicRoute, type Refused } from '../route.ts'

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

const refusalOf = (refusal: SignupFormRefusal): Refused => {
  if (refusal.code === 'too-many-attempts') return refusal
  return refusal.code === 'too-large' && refusal.what === 'file'
    ? { code: refusal.code, fields: { certificate: 'certificate-too-large' } }
    : refusal.code
}

/** Signup (D1 §7). */
export const newUserRoute: ApiRoute = publicRoute({
  method: 'post',
  path: '/sn_api/new_user',
  tag: 'Account',
  summary: 'Creates a professional account',
  description:
    'The account is pending until the laboratory has verified it. For an e-mail address that already ' +
    'has an account the response is the same, and the owner of the account is notified by mail.',
  upload: form,
  returns: z.object({ message: z.string() }),
  returned: 'The signup was received.',
  status: 201,
  refuses: [429],
  run: async (services, { now, c }) => {
    const ip = clientAddress(c, services.env)
    const sent = await readSignup(services, c.req.raw, ip)
    if (!sent.ok) return refuse(refusalOf(sent.refusal))
    const { language: named, ...signup } = sent.value
    if (isLanguage(named) && !isLanguage(c.req.query('lang'))) c.set('language', named)
    const { language } = c.var
    // The language of the person, even if the client requests another one.
    const own = isLanguage(named) ? named : language
    const signedUp = await signUp(services, { ...signup, language: own, ip, now })
    if (signedUp.ok) return ok({ message: i18nIn[language]._(thanks) })
    const { refusal } = signedUp
    return refuse(refusal.code === 'fields-invalid' ? fieldsRefusal(refusal.problems) : refusal)
  },
})
