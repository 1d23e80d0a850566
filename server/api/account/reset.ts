import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../domain/result.ts'
import { resetSentMessage } from '../../../messages/account/form-answers.ts'
import { newPasswordCodes } from '../../accounts/passwords/acceptable-password.ts'
import { completeReset, requestReset } from '../../accounts/passwords/reset-password.ts'
import { clientAddress } from '../../http/request-source.ts'
import { i18nIn } from '../../i18n.ts'
import { email, language } from '../fields.ts'
import { type ApiRoute, publicRoute, shown } from '../route.ts'

const text = z.string('blank').max(2_000, 'too-long')

/** Password reset (D1 §7, R31). */
export const resetRoutes: readonly ApiRoute[] = [
  publicRoute({
    method: 'post',
    path: '/sn_api/reset_password',
    tag: 'Account',
    summary: 'Requests a password reset',
    description:
      'Sends a link to the e-mail address. The response is the same whether or not the address has an account.',
    acceptsForm: true,
    body: z.object({ email, language }),
    returns: z.object({ message: z.string() }),
    returned: 'The request was accepted.',
    refuses: [429],
    run: async (services, { body, language, now, c }) => {
      const attempt = { email: body.email, ip: clientAddress(c, services.env) }
      const message = i18nIn[language]._(resetSentMessage)
      return shown(await requestReset(services, attempt, now), () => ({ message }))
    },
  }),
  publicRoute({
    method: 'post',
    path: '/sn_api/complete_reset_password',
    tag: 'Account',
    summary: 'Sets a new password',
    description:
      'Requires the token of the mail, which is valid once and for one hour. Ends all sessions of the account.',
    acceptsForm: true,
    body: z.object({ token: text, password: text, language }),
    returns: z.object({ email: z.string() }),
    returned: 'The password was changed; `email` is the login.',
    run: async (services, { body, now, c }) => {
      const attempt = { ...body, ip: clientAddress(c, services.env) }
      const done = await completeReset(services, attempt, now)
      if (done.ok) return ok({ email: done.value.email })
      const { refusal } = done
      if (refusal.code === 'reset-expired')
        return refuse({ code: refusal.code, fields: { token: refusal.code } })
      const code = newPasswordCodes[refusal.problem]
      return refuse({ code, fields: { password: code } })
    },
  }),
]
