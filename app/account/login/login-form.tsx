import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkLogin, type LoginProblems } from '../../../domain/customer/login-form.ts'
import {
  type LoginRefusalCode,
  loginFailedMessage,
  loginProblemMessages,
  loginRefusalMessages,
} from '../../../messages/account/login.ts'
import { waitMessage } from '../../../messages/account/security.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { useAddress } from '../../i18n/path-words.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { initialFocus } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import { PasswordField } from '../security/password-field.tsx'
import type { NoAnswer } from './forgotten-answers.ts'

/** What the login page's action answers. */
export type LoginAnswer =
  | { user: PersistedUser; returnTo: string | undefined }
  | { problems: LoginProblems; username: string }
  | { refusal: LoginRefusalCode; username: string }
  /** Seconds until the next attempt is looked at. */
  | { wait: number; username: string }
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
  /** The page's own answer when it was posted without script. */
  answer?: LoginAnswer | undefined
  /** Where to go after logging in. */
  returnTo?: string | undefined
  onLoggedIn: (user: PersistedUser, returnTo: string | undefined) => void
  /** In the popup: what registering takes is shown in its place. */
  onRegister?: (event: MouseEvent) => void
  /** In the popup: shows its other view. The page has the form for it below. */
  onForgotten?: () => void
}

/** E-mail and password, in the popup and on the page; a plain form where script does not run. */
export const LoginForm = ({ answer, returnTo, onLoggedIn, onRegister, onForgotten }: Props) => {
  const { t } = useLingui()
  const fetcher = useFetcher<LoginAnswer>()
  const [found, setFound] = useState<LoginProblems>()
  const latest = fetcher.data ?? answer
  const problems = found ?? (latest && 'problems' in latest ? latest.problems : {})
  const isBusy = fetcher.state !== 'idle'

  useEffect(() => {
    if (fetcher.data && 'user' in fetcher.data) onLoggedIn(fetcher.data.user, fetcher.data.returnTo)
  }, [fetcher.data, onLoggedIn])

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
  const textOf = (problem: keyof typeof loginProblemMessages | undefined) =>
    problem && t(loginProblemMessages[problem])

  return (
    <fetcher.Form
      method="post"
      action={useAddress()('login')}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        const form = event.currentTarget
        const script = form.elements.namedItem('script')
        if (script instanceof HTMLInputElement) script.value = '1'
        if (!check(form)) event.preventDefault()
      }}
    >
      <RefusalPanel answer={isBusy || found?.username || found?.password ? undefined : latest} />
      {/* Set as script sends the form: the answer is then read here instead of followed. */}
      <input type="hidden" name="script" />
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
    </fetcher.Form>
  )
}
