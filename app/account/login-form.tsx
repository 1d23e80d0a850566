import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkLogin, type LoginProblems } from '../../domain/customer/login-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { useAddress } from '../i18n/path-words.ts'
import type { SavedUser } from '../shell/saved/read-saved.ts'
import {
  type LoginRefusalCode,
  loginFailedText,
  loginProblemTexts,
  loginRefusalTexts,
} from './login-texts.ts'
import { PasswordField } from './password-field.tsx'

/** What the login page's action answers. */
export type LoginAnswer =
  | { user: SavedUser; returnTo: string | undefined }
  | { problems: LoginProblems; username: string }
  | { refusal: LoginRefusalCode; username: string }
  | { failed: true }

const RefusalPanel = ({ answer }: { answer: LoginAnswer | undefined }) => {
  const { t } = useLingui()
  const failed = answer && 'failed' in answer
  if (!answer || !('refusal' in answer || failed)) return null
  return (
    <div role="alert" className="flex gap-3 rounded-md border-l-4 border-alarm bg-alarm-wash p-4">
      <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
      <div>
        <p className="font-semibold">
          <Trans>Something went wrong</Trans>
        </p>
        <p>{t('refusal' in answer ? loginRefusalTexts[answer.refusal] : loginFailedText)}</p>
      </div>
    </div>
  )
}

/** In a dialog the focus begins here, not at its first button. */
const beginHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

type Props = {
  /** The page's own answer when it was posted without script. */
  answer?: LoginAnswer | undefined
  /** Where to go after logging in. */
  returnTo?: string | undefined
  onLoggedIn: (user: SavedUser, returnTo: string | undefined) => void
  /** In the popup: what registering takes is shown in its place. */
  onRegister?: (event: MouseEvent) => void
}

/** E-mail and password, in the popup and on the page; a plain form where script does not run. */
export const LoginForm = ({ answer, returnTo, onLoggedIn, onRegister }: Props) => {
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
  const textOf = (problem: keyof typeof loginProblemTexts | undefined) =>
    problem && t(loginProblemTexts[problem])

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
        ref={beginHere}
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
      <Button type="submit" disabled={isBusy}>
        {isBusy ? <Trans>Logging in…</Trans> : <Trans>Log in</Trans>}
      </Button>
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
