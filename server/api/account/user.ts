import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import {
  changePassword,
  type PasswordChangeRefusal,
  passwordChangeCodes,
  passwordChangeFields,
} from '../../accounts/passwords/change-password.ts'
import { changeUser, type UserChangeRefusal } from '../../accounts/profile/change-user.ts'
import { findUserDetails } from '../../accounts/profile/user-details.ts'
import type { IdentityRefusal } from '../../accounts/second-factor/confirm-identity.ts'
import { credentialsOf, signedInBy } from '../../http/sessions/current-session.ts'
import type { Services } from '../../services.ts'
import { type ApiRoute, accountRoute, fieldsRefusal, type Refused } from '../route.ts'
import { userChangeSchema, userDetailsSchema, userDownloads } from './user-schema.ts'

const user = { returns: z.object({ data: userDetailsSchema }), returned: 'The user.' }

const passwordFields = ['oldPassword', 'newPassword', 'newPasswordRepeat'] as const

const identityRefusal = (refusal: IdentityRefusal, passwordField: string): Refused => {
  if (refusal.code === 'too-many-attempts') return refusal
  const field = refusal.code === 'code-wrong' ? 'code' : passwordField
  return { code: refusal.code, fields: { [field]: refusal.code } }
}

const passwordRefusal = (refusal: PasswordChangeRefusal): Refused => {
  if (refusal.code !== 'change-invalid') return identityRefusal(refusal, 'oldPassword')
  const code = passwordChangeCodes[refusal.problem]
  return { code, fields: { [passwordChangeFields[refusal.problem]]: code } }
}

const changeRefusal = (refusal: UserChangeRefusal): Refused =>
  refusal.code === 'fields-invalid'
    ? fieldsRefusal(refusal.problems)
    : refusal.code === 'practice-not-managed'
      ? refusal.code
      : identityRefusal(refusal, 'password')

const details = async ({ db }: Services, account: SignedIn, now: Date) => ({
  ...(await findUserDetails(db, account, now)),
  ...(await userDownloads(db, account)),
})

/** Shows and changes the signed-in user (D1 §7). */
export const userRoutes: readonly ApiRoute[] = [
  accountRoute({
    ...user,
    method: 'get',
    path: '/sn_api/user',
    tag: 'Account',
    summary: 'Retrieves the user',
    run: async (services, { signedIn, now }) =>
      ok({ data: await details(services, signedIn, now) }),
  }),
  accountRoute({
    ...user,
    method: 'post',
    path: '/sn_api/user',
    tag: 'Account',
    summary: 'Updates the user',
    description:
      'Changes phone, addresses and e-mail address, or, if one of the password fields is sent, the password only. Absent fields are unchanged. A new e-mail address or password needs the present password, and a code with a second factor.',
    acceptsForm: true,
    body: userChangeSchema,
    refuses: [429],
    run: async (services, { body, signedIn, now, c }) => {
      const { accountId } = signedIn
      const { headers } = c.req.raw
      if (passwordFields.some((field) => body[field] !== undefined)) {
        const { oldPassword = '', newPassword = '', newPasswordRepeat = '', code = '' } = body
        const token = credentialsOf(services.env, headers)?.token ?? ''
        const change = { accountId, token, code, oldPassword, newPassword, newPasswordRepeat }
        const changed = await changePassword(services, change, now)
        if (!changed.ok) return refuse(passwordRefusal(changed.refusal))
      } else {
        const changed = await changeUser(services, signedIn, body, now)
        if (!changed.ok) return refuse(changeRefusal(changed.refusal))
      }
      const account = await signedInBy(services, headers, now)
      return account
        ? ok({ data: await details(services, account, now) })
        : refuse('session-expired')
    },
  }),
]
