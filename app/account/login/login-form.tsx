import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { checkLogin, type LoginProblems } from '../../../domain/customer/login-form.ts'
import { waitMessage } from '../../../messages/account/form-answers.ts'
import {
  cookiesBlockedMessage,
  type LoginRefusalCode,
  loginFailedMessage,
  loginProblemMessages,
  loginRefusalMessages,
} from '../../../messages/account/login.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CookiesNote, ScriptNote } from '../../../ui/script-note.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import type { NoAnswer } from '../../islands/post-form.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { isHinted } from '../../shell/persisted/visitor-identified.ts'
import { initialFocus } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import { PasswordField } from '../security/password-field.tsx'
import { finishLogin } from './finish-login.ts'
import { type AwaitedFactor, SecondFactorForm } from './second-factor-form.tsx'

/** The result of the login page's action. */
export type LoginAnswer =
  | { user: PersistedUser; returnTo: string | undefined }
  | { problems: LoginProblems; username: string }
  | { refusal: LoginRefusalCode; username: string }
  /** Seconds until the next attempt is accepted. */
  | { wait: number; username: string }
  /** The password is right; the session awaits its second factor. */
  | { secondFactor: AwaitedFactor; returnTo: string | undefined }
  | NoAnswer

const RefusalPanel = ({ answer }: { answer: LoginAnswer | undefined }) => {
  const { t } = useLingui()
  if (!answer) return null
  if ('failed' in answer) return <FormPanel>{t(loginFailedMessage)}</FormPanel>
  if ('wait' in answer) return <FormPanel>{t(waitMessage(answer.wait))}</FormPanel>
  return 'refusal' in answer ? (
    <FormPanel>{t(loginRefusalMessages[answer.refusal])}</FormPanel>
  ) : null
}

type Props = {
  /** The action's result when the form was submitted without script. */
  answer?: LoginAnswer | undefined
  /** The address to open after the login. */
  returnTo?: string | undefined
  /** In the popup: opens the signup popup instead of the page. */
  onRegister?: (event: MouseEvent) => void
  /** In the popup: shows the reset view. The page has that form below. */
  onForgotten?: () => void
}

/** The login form in popup and page; a plain form without script. */
export const LoginForm = ({ answer, returnTo, onRegister, onForgotten }: Props) => {
  const { t } = useLingui()
  const login = useAddress()('login')
  const [found, setFound] = useState<LoginProblems>()
  const check = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const problems = checkLogin({
      username: `${data.get('username')}`,
      password: `${data.get('password')}`,
    })
    setFound(problems)
    const first = Object.keys(problems)[0]
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first === undefined
  }
  const [isBlocked, setIsBlocked] = useState(false)
  const posted = useFormPost<LoginAnswer>((answered) => {
    const isAccepted = 'user' in answered || 'secondFactor' in answered
    setIsBlocked(isAccepted && !isHinted())
    if ('user' in answered && isHinted()) finishLogin(answered.user, answered.returnTo)
  }, check)
  const { isBusy } = posted
  const latest = posted.answer ?? answer
  const problems = found ?? (latest && 'problems' in latest ? latest.problems : {})
  const textOf = (problem: keyof typeof loginProblemMessages | undefined) =>
    problem && t(loginProblemMessages[problem])

  if (latest && 'secondFactor' in latest && !isBlocked)
    return <SecondFactorForm awaited={latest.secondFactor} returnTo={latest.returnTo} />
  return (
    <form
      method="post"
      action={login}
      aria-label={t`Login`}
      noValidate
      className="grid gap-5"
      onSubmit={posted.onSubmit}
    >
      {isBlocked && !isBusy ? (
        <FormPanel>{t(cookiesBlockedMessage)}</FormPanel>
      ) : (
        <CookiesNote>{t(cookiesBlockedMessage)}</CookiesNote>
      )}
      <ScriptNote>
        <Trans>You stay logged in only if your browser allows the cookies of this site.</Trans>
      </ScriptNote>
      <RefusalPanel answer={isBusy || found?.username || found?.password ? undefined : latest} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        label={<Trans>E-mail</Trans>}
        name="username"
        type="email"
        autoComplete="username"
        ref={initialFocus}
        required
        defaultValue={latest && 'username' in latest ? latest.username : undefined}
        error={textOf(problems.username)}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        error={textOf(problems.password)}
      />
      <SubmitButton isBusy={isBusy}>
        {isBusy ? <Trans>Logging in…</Trans> : <Trans>Log in</Trans>}
      </SubmitButton>
      {onForgotten && (
        <button type="button" onClick={onForgotten} className="text-link justify-self-start">
          <Trans>Forgot your password?</Trans>
        </button>
      )}
      <p className="text-sm text-muted">
        <Trans>
          Professionals only.{' '}
          <PageLink page="signup" onClick={onRegister} className="text-link">
            Register
          </PageLink>
        </Trans>
      </p>
    </form>
  )
}
