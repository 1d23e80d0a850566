import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { codeMessages, passwordChangeMessages } from '../../../messages/account/passwords.ts'
import { makePageToken } from '../../../server/accounts/login/page-token.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { endSession, logOutEverywhere } from '../../../server/accounts/login/sessions.ts'
import {
  changePassword,
  passwordChangeCodes,
  passwordChangeFields,
} from '../../../server/accounts/passwords/change-password.ts'
import {
  cancelEmailChange,
  requestEmailChange,
} from '../../../server/accounts/profile/change-email.ts'
import { changePhone } from '../../../server/accounts/profile/change-user.ts'
import {
  confirmEnrolment,
  disableSecondFactor,
  enrolmentOf,
  renewRecoveryCodes,
  type SecondFactorEnrolment,
} from '../../../server/accounts/second-factor/change-second-factor.ts'
import {
  confirmIdentity,
  type IdentityRefusal,
} from '../../../server/accounts/second-factor/confirm-identity.ts'
import { isSecret } from '../../../server/accounts/second-factor/one-time-code.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { credentialsOf } from '../../../server/http/sessions/current-session.ts'
import { clearedSessionCookies } from '../../../server/http/sessions/session-cookie.ts'
import { cancelOwnErasure } from '../../../server/personal-data/own-erasure.ts'
import { type FormAnswer, refuseForm, refuseForNow, textIn } from '../forms/form-answer.ts'

/** The answer to a form of the security page. */
export type SecurityAnswer = FormAnswer & {
  /** The secret that the authenticator app already has. */
  enrolment?: SecondFactorEnrolment
  /** New recovery codes, which cannot be read again. */
  recoveryCodes?: readonly string[]
}

/** `password` and `code` confirm a change of the login. */
type Post = {
  facts: RequestFacts
  account: SignedIn
  request: Request
  field: (name: string) => string
}

/** The token of the current session. */
export const ownToken = ({ services }: RequestFacts, { headers }: Request) =>
  credentialsOf(services.env, headers)?.token ?? ''

const securityPage = ({ language }: RequestFacts) => addressOf(language, 'account.security')

const personalDataAddress = (token: string) => `/api/sn_api/user/personal-data?token=${token}`

/** Redirects to the page with a confirmation. */
const done = (facts: RequestFacts, what: string) => redirect(`${securityPage(facts)}?done=${what}`)

const proofIn = ({ field }: Post) => ({ password: field('password'), code: field('code') })

/** Next to the password or the code, whichever is wrong. */
export const refuseIdentity = (
  facts: RequestFacts,
  refusal: IdentityRefusal,
  more: Omit<SecurityAnswer, keyof FormAnswer> & { values?: Record<string, string> } = {},
  { passwordField = 'password', isAppOnly = false } = {},
) => {
  if (refusal.code === 'too-many-attempts') return refuseForNow(facts, refusal.retryAfter, more)
  const errors =
    refusal.code === 'password-wrong'
      ? { [passwordField]: passwordChangeMessages['password-wrong'] }
      : { code: codeMessages[isAppOnly ? 'app-code-wrong' : 'code-wrong'] }
  return refuseForm(facts, { errors }, more)
}

const showCodes = (recoveryCodes: readonly string[]) => data<SecurityAnswer>({ recoveryCodes })

/** The change of each form, by its `intent`. */
const changes = {
  email: async (post) => {
    const { facts, account, field } = post
    const login = field('login')
    const wanted = { accountId: account.accountId, email: login, ...proofIn(post) }
    const result = await requestEmailChange(facts.services, wanted, facts.now)
    if (result.ok) return done(facts, 'email')
    const { refusal } = result
    const more = { values: { login } }
    return refusal.code === 'email-invalid'
      ? refuseForm(facts, { errors: { login: fieldProblemMessages['email-invalid'] } }, more)
      : refuseIdentity(post.facts, refusal, more)
  },
  phone: async ({ facts, account, field }) => {
    if (!account.managesPractice) return redirect(securityPage(facts))
    const billingPhone = field('billingPhone')
    const result = await changePhone(facts.services, account.practiceId, billingPhone, facts.now)
    if (result.ok) return done(facts, 'phone')
    const errors = { billingPhone: fieldProblemMessages[result.refusal.code] }
    return refuseForm(facts, { errors }, { values: { billingPhone } })
  },
  password: async (post) => {
    const { facts, account, request, field } = post
    const change = {
      accountId: account.accountId,
      token: ownToken(facts, request),
      code: field('code'),
      oldPassword: field('oldPassword'),
      newPassword: field('newPassword'),
      newPasswordRepeat: field('newPasswordRepeat'),
    }
    const result = await changePassword(facts.services, change, facts.now)
    if (result.ok) return done(facts, 'password')
    const { refusal } = result
    if (refusal.code !== 'change-invalid')
      return refuseIdentity(post.facts, refusal, {}, { passwordField: 'oldPassword' })
    const { problem } = refusal
    const message = passwordChangeMessages[passwordChangeCodes[problem]]
    return refuseForm(facts, { errors: { [passwordChangeFields[problem]]: message } })
  },
  'factor-on': async (post) => {
    const { facts, account, request, field } = post
    const secret = field('secret')
    const session = { accountId: account.accountId, token: ownToken(facts, request) }
    const entered = { ...proofIn(post), secret }
    const confirmed = await confirmEnrolment(facts.services, session, entered, facts.now)
    if (confirmed.ok) return showCodes(confirmed.value)
    const { refusal } = confirmed
    // Turned on in another window: the page shows it.
    if (refusal.code === 'second-factor-exists') return redirect(securityPage(facts))
    const enrolment = isSecret(secret) ? enrolmentOf(secret, account.email) : undefined
    return refuseIdentity(post.facts, refusal, { enrolment }, { isAppOnly: true })
  },
  'factor-codes': async (post) => {
    const { facts, account } = post
    const { accountId } = account
    const renewed = await renewRecoveryCodes(facts.services, accountId, proofIn(post), facts.now)
    return renewed.ok
      ? showCodes(renewed.value)
      : refuseIdentity(post.facts, renewed.refusal, {}, { isAppOnly: true })
  },
  'factor-off': async (post) => {
    const { facts, account } = post
    const disabled = await disableSecondFactor(facts.services, account, proofIn(post), facts.now)
    if (disabled.ok) return done(facts, 'factor')
    const { refusal } = disabled
    // The page offers it only where the factor is optional.
    return refusal.code === 'second-factor-required'
      ? redirect(securityPage(facts))
      : refuseIdentity(post.facts, refusal)
  },
  copy: async (post) => {
    const { facts, account, request } = post
    const { accountId } = account
    const confirmed = await confirmIdentity(facts.services, accountId, proofIn(post), facts.now)
    if (!confirmed.ok) return refuseIdentity(post.facts, confirmed.refusal)
    const owner = { accountId, sessionToken: ownToken(facts, request) }
    const token = await makePageToken(facts.services, owner, facts.now, 'personal-data')
    return token ? redirect(personalDataAddress(token)) : redirect(securityPage(facts))
  },
  'cancel-deletion': async ({ facts, account }) => {
    await cancelOwnErasure(facts.services.db, account.accountId, facts.now)
    return done(facts, 'kept')
  },
  'withdraw-email': async ({ facts, account }) => {
    await cancelEmailChange(facts.services.db, account.accountId)
    return redirect(securityPage(facts))
  },
  'end-session': async ({ facts, account, field }) => {
    const id = field('session')
    const isEnded = /^[\w-]+$/.test(id) && (await endSession(facts.services, account.accountId, id))
    if (!isEnded) throw data(null, 404)
    return done(facts, 'session')
  },
  'end-all': async ({ facts, account }) => {
    await logOutEverywhere(facts.services, account.accountId)
    const cookies = clearedSessionCookies(facts.services.env)
    return redirect(addressOf(facts.language, 'home'), {
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    })
  },
} satisfies Record<string, (post: Post) => unknown>

const isIntent = (text: string): text is keyof typeof changes => Object.hasOwn(changes, text)

/** The action of the security page, for the logged-in account only. */
export const answerSecurity = async (facts: RequestFacts, request: Request) => {
  const account = await facts.signedIn()
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  // The page itself shows the login form.
  if (!account || !isIntent(intent)) return redirect(securityPage(facts))
  return changes[intent]({ facts, account, request, field: (name) => textIn(form, name) })
}
