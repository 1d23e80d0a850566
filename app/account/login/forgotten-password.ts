import { data, redirect } from 'react-router'
import { isEmail } from '../../../domain/customer/email.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { type Browser, openSessionIfActive } from '../../../server/accounts/login/log-in.ts'
import type { PasswordProblem } from '../../../server/accounts/passwords/acceptable-password.ts'
import { completeReset } from '../../../server/accounts/passwords/complete-reset.ts'
import { requestReset } from '../../../server/accounts/passwords/request-reset.ts'
import { userView } from '../../../server/accounts/profile/user-view.ts'
import { awaitsSecondFactor } from '../../../server/accounts/second-factor/factor-state.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { loginCookies } from '../../../server/http/sessions/login-cookies.ts'
import type { ForgottenAnswer, NewPasswordCode, ResetAnswer } from './forgotten-answers.ts'

/** Sends the password reset mail. */
export const requestPasswordReset = async (
  { services, clientAddress, now, isFetched }: RequestFacts,
  username: string,
) => {
  if (!isEmail(username.trim()))
    return data<ForgottenAnswer>(
      { of: 'forgotten', problem: 'email-invalid', username },
      isFetched ? 200 : 422,
    )
  const result = await requestReset(services, { email: username, ip: clientAddress }, now)
  if (result.ok) return data<ForgottenAnswer>({ of: 'forgotten', sent: username.trim() })
  const { retryAfter } = result.refusal
  return data<ForgottenAnswer>(
    { of: 'forgotten', wait: retryAfter, username },
    { status: isFetched ? 200 : 429, headers: { 'Retry-After': String(retryAfter) } },
  )
}

const codes = {
  missing: 'password-missing',
  short: 'password-too-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  breached: 'password-breached',
  'too-long': 'password-too-long',
} as const satisfies Record<PasswordProblem, NewPasswordCode>

/** Sets a new password by the mail's token, then logs in if the account may; the login page asks for a second factor. */
export const setNewPassword = async (
  { services, clientAddress, now, isFetched, language }: RequestFacts,
  { token, password, browser }: { token: string; password: string; browser: Browser },
) => {
  const refused = { status: isFetched ? 200 : 422 }
  const attempt = { token, password, ip: clientAddress }
  const result = await completeReset(services, attempt, now)
  if (!result.ok)
    return 'problem' in result.refusal
      ? data<ResetAnswer>({ of: 'reset', problem: codes[result.refusal.problem] }, refused)
      : data<ResetAnswer>({ of: 'reset', expired: true }, refused)
  const admitted = await openSessionIfActive(
    services,
    result.value,
    { ...browser, method: 'reset' },
    now,
  )
  if (!admitted.ok) return data<ResetAnswer>({ of: 'reset', doneBut: admitted.refusal.code })
  const headers = new Headers()
  for (const cookie of await loginCookies(services, browser.deviceMark, admitted.value, now))
    headers.append('Set-Cookie', cookie)
  if (awaitsSecondFactor(services.env, admitted.value.account))
    return redirect(addressOf(language, 'login'), { headers })
  return data<ResetAnswer>({ of: 'reset', user: userView(admitted.value.account) }, { headers })
}
