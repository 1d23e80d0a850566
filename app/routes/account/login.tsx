import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { checkLogin } from '../../../domain/customer/login-form.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { sitePath } from '../../../domain/page/site-path.ts'
import { logIn } from '../../../server/accounts/login/log-in.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { logOut } from '../../../server/accounts/login/sessions.ts'
import { userView } from '../../../server/accounts/profile/user-view.ts'
import { secondFactorState } from '../../../server/accounts/second-factor/factor-state.ts'
import { verifySecondFactor } from '../../../server/accounts/second-factor/verify-second-factor.ts'
import type { Env } from '../../../server/env.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { heldSessionBy } from '../../../server/http/sessions/current-session.ts'
import { deviceMarkOf, loginCookies } from '../../../server/http/sessions/login-cookies.ts'
import {
  clearedSessionCookies,
  sessionCookieOf,
} from '../../../server/http/sessions/session-cookie.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import type { ForgottenAnswer } from '../../account/login/forgotten-answers.ts'
import { requestPasswordReset, setNewPassword } from '../../account/login/forgotten-password.ts'
import type { LoginAnswer } from '../../account/login/login-form.tsx'
import type { AwaitedFactor, CodeAnswer } from '../../account/login/second-factor-form.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/login'

export const meta = pageMeta

const awaitedFactor = (env: Pick<Env, 'demo'>, account: SignedIn): AwaitedFactor | undefined => {
  const state = secondFactorState(env, account)
  return state === 'pending' || state === 'required' ? state : undefined
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, signedIn, isFetched, services, now } = context.get(requestFacts)
  // A posted form gets the answer of the action, such as that its link has expired.
  if (!isFetched && (await signedIn())) throw redirect(addressOf(language, 'account'))
  const held = await heldSessionBy(services, request.headers, now)
  return {
    title: i18nIn[language]._(msg`Login`),
    awaited: held && awaitedFactor(services.env, held.account),
    returnTo: sitePath(new URL(request.url).searchParams.get('returnTo') ?? ''),
  }
}

const field = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}

/** Not truncated: a value that is too long must be refused, not changed. */
const longField = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const answerCode = async (request: Request, facts: RequestFacts, form: FormData) => {
  const { services, language, now, isFetched } = facts
  const held = await heldSessionBy(services, request.headers, now)
  if (!held) return redirect(addressOf(language, 'login'))
  const { token, account } = held
  const session = { token, accountId: account.accountId }
  const result = await verifySecondFactor(services, session, field(form, 'code'), now)
  if (!result.ok && result.refusal.code === 'too-many-attempts') {
    const seconds = result.refusal.retryAfter
    const headers = { 'Retry-After': String(seconds) }
    return data<CodeAnswer>({ codeWait: seconds }, { status: isFetched ? 200 : 429, headers })
  }
  if (!result.ok) return data<CodeAnswer>({ codeWrong: true }, isFetched ? 200 : 422)
  const returnTo = sitePath(field(form, 'returnTo'))
  if (!isFetched) return redirect(returnTo ?? addressOf(language, 'account'))
  return data<CodeAnswer>({ user: userView(account), returnTo })
}

const answerLogOut = async (request: Request, { services, language }: RequestFacts) => {
  const token = sessionCookieOf(services.env, request.headers)
  if (token) await logOut(services, token)
  const headers = new Headers()
  for (const cookie of clearedSessionCookies(services.env)) headers.append('Set-Cookie', cookie)
  return redirect(addressOf(language, 'home'), { headers })
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  // A body that is not a form is handled as an empty one.
  const form = await readForm(request)
  const intent = field(form, 'intent')
  if (intent === 'log-out') return answerLogOut(request, facts)
  if (intent === 'second-factor') return answerCode(request, facts, form)
  if (intent === 'forgotten') return requestPasswordReset(facts, field(form, 'username'))
  const browser = {
    userAgent: request.headers.get('user-agent') ?? '',
    oldToken: sessionCookieOf(facts.services.env, request.headers),
    deviceMark: deviceMarkOf(facts.services.env, request.headers),
  }
  if (intent === 'reset')
    return setNewPassword(facts, {
      token: field(form, 'token'),
      password: longField(form, 'password'),
      browser,
    })
  const entered = { username: field(form, 'username'), password: field(form, 'password') }
  // Scripts get 200, as a refusal is not a failed request for them.
  const statusOf = (status: number) => (facts.isFetched ? 200 : status)
  const problems = checkLogin(entered)
  if (problems.username || problems.password)
    return data<LoginAnswer>({ problems, username: entered.username }, statusOf(422))
  const attempt = {
    ...entered,
    ip: facts.clientAddress,
    ...browser,
  }
  const result = await logIn(facts.services, attempt, facts.now)
  if (!result.ok && result.refusal.code === 'too-many-attempts')
    return data<LoginAnswer>(
      { wait: result.refusal.retryAfter, username: entered.username },
      { status: statusOf(429), headers: { 'Retry-After': String(result.refusal.retryAfter) } },
    )
  if (!result.ok)
    return data<LoginAnswer>(
      { refusal: result.refusal.code, username: entered.username },
      statusOf(403),
    )
  const headers = new Headers()
  const { services, now } = facts
  for (const cookie of await loginCookies(services, browser.deviceMark, result.value, now))
    headers.append('Set-Cookie', cookie)
  const returnTo = sitePath(field(form, 'returnTo'))
  const awaited = awaitedFactor(services.env, result.value.account)
  if (awaited && facts.isFetched)
    return data<LoginAnswer>({ secondFactor: awaited, returnTo }, { headers })
  if (awaited) {
    const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
    return redirect(addressOf(facts.language, 'login') + search, { headers })
  }
  if (!facts.isFetched)
    return redirect(returnTo ?? addressOf(facts.language, 'account'), { headers })
  return data<LoginAnswer>({ user: userView(result.value.account), returnTo }, { headers })
}

const answersOf = (
  answer: Route.ComponentProps['actionData'],
): { forgotten?: ForgottenAnswer; code?: CodeAnswer; login?: LoginAnswer } => {
  if (!answer) return {}
  if ('of' in answer) return answer.of === 'forgotten' ? { forgotten: answer } : {}
  return 'codeWrong' in answer || 'codeWait' in answer ? { code: answer } : { login: answer }
}

export default function Login({ actionData, loaderData }: Route.ComponentProps) {
  const { login, forgotten, code } = answersOf(actionData)
  const { awaited, returnTo } = loaderData
  const account = useAddress()('account')
  return (
    <div className="page grid items-center gap-12 py-12 lg:grid-cols-2">
      <div className="w-full max-w-md">
        <h1 className="mb-8">
          <Trans>Login</Trans>
        </h1>
        <Island
          name="login"
          props={{ answer: login, awaited, codeAnswer: code, returnTo: returnTo ?? account }}
        />
        <details
          hidden={awaited !== undefined}
          open={forgotten !== undefined}
          className="group mt-8 border-t border-line pt-4"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf-dark">
            <Icon name="caret-down" className="size-4 -rotate-90 group-open:rotate-0" />
            <Trans>Forgot your password?</Trans>
          </summary>
          <div className="mt-3">
            <Island name="forgotten" props={{ answer: forgotten }} />
          </div>
        </details>
      </div>
      <Illustration name="scene-story" className="w-full max-lg:hidden" />
    </div>
  )
}
