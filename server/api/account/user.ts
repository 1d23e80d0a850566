import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
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
import type { ApiEnv } from '../api-env.ts'
import {
  type ErrorContext,
  errors,
  fail,
  failField,
  failForNow,
  failProblems,
  jsonAnswer,
  jsonOrForm,
} from '../error.ts'
import { requireLogin } from '../require-login.ts'
import { userDownloads } from './user-downloads.ts'
import { userChangeSchema, userDetailsSchema } from './user-schema.ts'

const userResponse = jsonAnswer('The user.', z.object({ data: userDetailsSchema }))

const passwordFields = ['oldPassword', 'newPassword', 'newPasswordRepeat'] as const

type Answer = ErrorContext & Pick<Context, 'header'>

const failIdentity = (c: Answer, refusal: IdentityRefusal, passwordField: string) => {
  if (refusal.code === 'too-many-attempts') return failForNow(c, refusal.retryAfter)
  return failField(c, refusal.code, refusal.code === 'code-wrong' ? 'code' : passwordField)
}

const failPassword = (c: Answer, refusal: PasswordChangeRefusal) => {
  if (refusal.code !== 'change-invalid') return failIdentity(c, refusal, 'oldPassword')
  const { problem } = refusal
  return failField(c, passwordChangeCodes[problem], passwordChangeFields[problem])
}

const failChange = (c: Answer, refusal: UserChangeRefusal) =>
  refusal.code === 'fields-invalid'
    ? failProblems(c, refusal.problems)
    : failIdentity(c, refusal, 'password')

/** Shows and changes the signed-in user (D1 §7). */
export const addUserRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, now } = services
  const details = async (account: SignedIn) => ({
    ...(await findUserDetails(db, account, now())),
    ...(await userDownloads(db, account)),
  })
  const findRoute = createRoute({
    method: 'get',
    path: '/sn_api/user',
    tags: ['Account'],
    summary: 'Retrieves the user',
    middleware: [requireLogin(services)] as const,
    responses: { 200: userResponse, ...errors(401, 403) },
  })
  api.openapi(findRoute, async (c) => c.json({ data: await details(c.var.signedIn) }, 200))

  const changeRoute = createRoute({
    method: 'post',
    path: '/sn_api/user',
    tags: ['Account'],
    summary: 'Updates the user',
    description:
      'Changes phone, addresses and e-mail address, or, if one of the password fields is sent, the password only. Absent fields are unchanged. A new e-mail address or password needs the present password, and a code with a second factor.',
    middleware: [requireLogin(services)] as const,
    request: {
      body: { required: true, ...jsonOrForm(userChangeSchema) },
    },
    responses: { 200: userResponse, ...errors(400, 401, 403, 413, 415, 422, 429) },
  })
  api.openapi(changeRoute, async (c) => {
    // Only the validator of the sent content type has values.
    const sent = { ...c.req.valid('form'), ...c.req.valid('json') }
    const { accountId } = c.var.signedIn
    const { headers } = c.req.raw
    if (passwordFields.some((field) => sent[field] !== undefined)) {
      const { oldPassword = '', newPassword = '', newPasswordRepeat = '', code = '' } = sent
      const token = credentialsOf(services.env, headers)?.token ?? ''
      const change = { accountId, token, code, oldPassword, newPassword, newPasswordRepeat }
      const result = await changePassword(services, change, now())
      if (!result.ok) return failPassword(c, result.refusal)
    } else {
      const result = await changeUser(services, c.var.signedIn, sent, now())
      if (!result.ok) return failChange(c, result.refusal)
    }
    const account = await signedInBy(services, headers, now())
    if (!account) return fail(c, 'session-expired')
    return c.json({ data: await details(account) }, 200)
  })
}
