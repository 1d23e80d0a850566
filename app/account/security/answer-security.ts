import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { endSession, logOutEverywhere } from '../../../server/accounts/login/sessions.ts'
import {
  changePassword,
  passwordChangeCodes,
} from '../../../server/accounts/passwords/change-password.ts'
import {
  cancelEmailChange,
  requestEmailChange,
} from '../../../server/accounts/profile/change-email.ts'
import { changePhone } from '../../../server/accounts/profile/change-phone.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { clearedSessionCookies } from '../../../server/http/sessions/session-cookie.ts'
import { factorChanges } from './answer-factor.ts'
import {
  done,
  field,
  ownToken,
  proofIn,
  refused,
  type SecurityChange,
  tooMany,
} from './form-answer.ts'

const email = (async (facts, { accountId }, form) => {
  const entered = field(form, 'login')
  const request = { accountId, email: entered, ...proofIn(form) }
  const result = await requestEmailChange(facts.services, request, facts.now)
  if (result.ok) return done(facts, 'email')
  const { refusal } = result
  return refusal.code === 'too-many-attempts'
    ? tooMany(facts, refusal.retryAfter, { entered })
    : refused(facts, { refusal: refusal.code, entered })
}) satisfies SecurityChange

const phone = (async (facts, { accountId }, form) => {
  const entered = field(form, 'billingPhone')
  const result = await changePhone(facts.services, accountId, entered, facts.now)
  return result.ok
    ? done(facts, 'phone')
    : refused(facts, { refusal: result.refusal.code, entered })
}) satisfies SecurityChange

const password = (async (facts, { accountId }, form, request) => {
  const change = {
    accountId,
    token: ownToken(facts, request),
    code: field(form, 'code'),
    oldPassword: field(form, 'oldPassword'),
    newPassword: field(form, 'newPassword'),
    newPasswordRepeat: field(form, 'newPasswordRepeat'),
  }
  const result = await changePassword(facts.services, change, facts.now)
  if (result.ok) return done(facts, 'password')
  const { refusal } = result
  if (refusal.code === 'too-many-attempts') return tooMany(facts, refusal.retryAfter)
  return refused(facts, {
    refusal: 'problem' in refusal ? passwordChangeCodes[refusal.problem] : refusal.code,
  })
}) satisfies SecurityChange

/** The change for each form, by its `intent`. */
const changes = {
  ...factorChanges,
  email,
  phone,
  password,
  'withdraw-email': async (facts, { accountId }) => {
    await cancelEmailChange(facts.services.db, accountId)
    return redirect(addressOf(facts.language, 'account.security'))
  },
  'end-session': async (facts, { accountId }, form) => {
    const id = field(form, 'session')
    const isEnded = /^[\w-]+$/.test(id) && (await endSession(facts.services, accountId, id))
    if (!isEnded) throw data(null, 404)
    return done(facts, 'session')
  },
  'end-all': async (facts, { accountId }) => {
    await logOutEverywhere(facts.services, accountId)
    const headers = new Headers()
    for (const cookie of clearedSessionCookies(facts.services.env))
      headers.append('Set-Cookie', cookie)
    return redirect(addressOf(facts.language, 'home'), { headers })
  },
} satisfies Record<string, SecurityChange>

const isIntent = (text: string): text is keyof typeof changes => Object.hasOwn(changes, text)

/** The action of the security page, for the logged-in account only. */
export const changeSecurity = async (facts: RequestFacts, request: Request) => {
  const account = await facts.signedIn()
  // The page itself shows the login form.
  if (!account) return redirect(addressOf(facts.language, 'account.security'))
  const form = await readForm(request)
  const intent = field(form, 'intent')
  if (!isIntent(intent)) return redirect(addressOf(facts.language, 'account.security'))
  return changes[intent](facts, account, form, request)
}
