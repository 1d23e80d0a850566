import { data, redirect } from 'react-router'
import { isEmail } from '../../../domain/customer/email.ts'
import { checkLogin } from '../../../domain/customer/login-form.ts'
import { checkNewPassword } from '../../../domain/customer/new-password.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { sitePath } from '../../../domain/page/site-path.ts'
import { loginProblemMessages, loginRefusalMessages } from '../../../messages/account/login.ts'
import { codeMessages, newPasswordMessages } from '../../../messages/account/passwords.ts'
import {
  logIn,
  type OpenedSession,
  openSessionIfActive,
} from '../../../server/accounts/login/log-in.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { secondFactorState } from '../../../server/accounts/login/session.ts'
import { logOut } from '../../../server/accounts/login/sessions.ts'
import { newPasswordCodes } from '../../../server/accounts/passwords/acceptable-password.ts'
import { completeReset, requestReset } from '../../../server/accounts/passwords/reset-password.ts'
import { type UserView, userView } from '../../../server/accounts/profile/user-details.ts'
import { verifySecondFactor } from '../../../server/accounts/second-factor/verify-second-factor.ts'
import type { Env } from '../../../server/env.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { heldSessionBy } from '../../../server/http/sessions/current-session.ts'
import { deviceCookie, loginCookies } from '../../../server/http/sessions/login-cookies.ts'
import {
  clearedSessionCookies,
  sessionCookie,
} from '../../../server/http/sessions/session-cookie.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { type FormAnswer, refuseForm, refuseForNow, textIn } from '../forms/form-answer.ts'

/** `required`: a member of the staff who has to set it up in the back office first. */
export type AwaitedFactor = 'pending' | 'required'

/** The answer to a form of the login page. */
export type LoginAnswer = FormAnswer & {
  of: 'login' | 'second-factor' | 'forgotten' | 'reset'
  /** The person who has logged in, and the address to open then. */
  user?: UserView
  returnTo?: string
  /** The password is right; the session awaits its second factor. */
  secondFactor?: AwaitedFactor
  /** The address of the reset mail; the same whether or not the account exists (R31). */
  sentTo?: string
  /** The password is set, but the account may not log in (R30). */
  doneBut?: string
  /** The token of the reset mail is invalid. */
  isExpired?: true
}

export const awaitedFactor = (
  env: Pick<Env, 'demo'>,
  account: SignedIn,
): AwaitedFactor | undefined => {
  const state = secondFactorState(env, account)
  return state === 'pending' || state === 'required' ? state : undefined
}

type Post = { facts: RequestFacts; request: Request; field: (name: string) => string }

const cookieHeaders = (cookies: readonly string[]) =>
  cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])

const browserOf = ({ facts: { services }, request: { headers } }: Post) => ({
  userAgent: headers.get('user-agent') ?? '',
  oldToken: sessionCookie.read(services.env, headers),
  deviceMark: deviceCookie.read(services.env, headers),
})

/** Answers with the person, or asks for the second factor; `returnTo` is an address of the site. */
const admit = async (post: Post, of: 'login' | 'reset', opened: OpenedSession) => {
  const { services, language, now, isFetched } = post.facts
  const { deviceMark } = browserOf(post)
  const headers = cookieHeaders(await loginCookies(services, deviceMark, opened, now))
  const returnTo = sitePath(post.field('returnTo'))
  const secondFactor = awaitedFactor(services.env, opened.account)
  if (secondFactor && (of === 'reset' || !isFetched)) {
    const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
    return redirect(addressOf(language, 'login') + search, { headers })
  }
  if (of === 'login' && !isFetched)
    return redirect(returnTo ?? addressOf(language, 'account'), { headers })
  const answer = secondFactor ? { secondFactor } : { user: userView(opened.account) }
  return data<LoginAnswer>({ of, returnTo, ...answer }, { headers })
}

const answers = {
  login: async (post: Post) => {
    const { facts, field } = post
    const entered = { username: field('username'), password: field('password') }
    const more = { of: 'login' as const, values: { username: entered.username } }
    const { username, password } = checkLogin(entered)
    if (username || password) {
      const errors = {
        username: username && loginProblemMessages[username],
        password: password && loginProblemMessages[password],
      }
      return refuseForm(facts, { errors }, more)
    }
    const attempt = { ...entered, ip: facts.clientAddress, ...browserOf(post) }
    const result = await logIn(facts.services, attempt, facts.now)
    if (result.ok) return admit(post, 'login', result.value)
    const { refusal } = result
    return refusal.code === 'too-many-attempts'
      ? refuseForNow(facts, refusal.retryAfter, more)
      : refuseForm(facts, { status: 403, notice: loginRefusalMessages[refusal.code] }, more)
  },
  'second-factor': async ({ facts, request, field }: Post) => {
    const { services, language, now, isFetched } = facts
    const held = await heldSessionBy(services, request.headers, now)
    if (!held) return redirect(addressOf(language, 'login'))
    const { token, account } = held
    const session = { token, accountId: account.accountId }
    const result = await verifySecondFactor(services, session, field('code'), now)
    const of = 'second-factor' as const
    if (!result.ok)
      return result.refusal.code === 'too-many-attempts'
        ? refuseForNow(facts, result.refusal.retryAfter, { of })
        : refuseForm(facts, { errors: { code: codeMessages['code-wrong'] } }, { of })
    const returnTo = sitePath(field('returnTo'))
    if (!isFetched) return redirect(returnTo ?? addressOf(language, 'account'))
    return data<LoginAnswer>({ of, user: userView(account), returnTo })
  },
  forgotten: async ({ facts, field }: Post) => {
    const { services, clientAddress: ip, now } = facts
    const username = field('username')
    const more = { of: 'forgotten' as const, values: { username } }
    if (!isEmail(username.trim()))
      return refuseForm(
        facts,
        { errors: { username: loginProblemMessages['email-invalid'] } },
        more,
      )
    const result = await requestReset(services, { email: username, ip }, now)
    return result.ok
      ? data<LoginAnswer>({ of: 'forgotten', sentTo: username.trim() })
      : refuseForNow(facts, result.refusal.retryAfter, more)
  },
  /** Sets a new password by the mail's token, then logs in if the account may. */
  reset: async (post: Post) => {
    const { facts, field } = post
    const { services, clientAddress: ip, now, language } = facts
    const of = 'reset' as const
    const password = field('password')
    const found = checkNewPassword({ password, repeatPassword: field('repeatPassword') })
    if (found.password || found.repeatPassword) {
      const errors = {
        password: found.password && newPasswordMessages[newPasswordCodes[found.password]],
        repeatPassword:
          found.repeatPassword && newPasswordMessages[`repeat-${found.repeatPassword}`],
      }
      return refuseForm(facts, { errors }, { of })
    }
    const attempt = { token: field('token'), password, ip }
    const result = await completeReset(services, attempt, now)
    if (!result.ok) {
      const { refusal } = result
      if (refusal.code === 'reset-expired') return refuseForm(facts, {}, { of, isExpired: true })
      const error = newPasswordMessages[newPasswordCodes[refusal.problem]]
      return refuseForm(facts, { errors: { password: error } }, { of })
    }
    const browser = { ...browserOf(post), method: of }
    const opened = await openSessionIfActive(services, result.value, browser, now)
    if (opened.ok) return admit(post, of, opened.value)
    const doneBut = i18nIn[language]._(loginRefusalMessages[opened.refusal.code])
    return data<LoginAnswer>({ of, doneBut })
  },
  'log-out': async ({ facts: { services, language }, request }: Post) => {
    const token = sessionCookie.read(services.env, request.headers)
    if (token) await logOut(services, token)
    const headers = cookieHeaders(clearedSessionCookies(services.env))
    return redirect(addressOf(language, 'home'), { headers })
  },
}

const isIntent = (text: string): text is keyof typeof answers => Object.hasOwn(answers, text)

/** Answers the forms of the login page, by their `intent`. */
export const answerLogin = async (facts: RequestFacts, request: Request) => {
  // A body that is not a form is handled as an empty one.
  const form = await readForm(request)
  const field = (name: string) => textIn(form, name)
  const intent = field('intent')
  return answers[isIntent(intent) ? intent : 'login']({ facts, request, field })
}
