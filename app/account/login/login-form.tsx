import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cookiesBlockedMessage, loginFailedMessage } from '../../../messages/account/login.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CookiesNote, ScriptNote } from '../../../ui/script-note.tsx'
import { leaveNotice } from '../../browser/notice-after-reload.ts'
import { pageText } from '../../browser/page-texts.ts'
import { showToast } from '../../browser/toast.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { isHinted } from '../../shell/persisted/visitor-identified.ts'
import { closePopups, showForgotten } from '../../shell/popups/popups.ts'
import { AccountForm, FormPanel, useAccountForm } from '../forms/account-form.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { initialFocus } from '../forms/focus.ts'
import { PasswordField } from '../forms/password-field.tsx'
import type { AwaitedFactor, LoginAnswer } from './answer-login.ts'

/** The address of the page when the server has asked for a login in its place. */
const requiredPage = () =>
  document.querySelector('[data-login-required]') ? location.pathname : undefined

/** The prescription line, which now appears below the title, moves the title instead of what is below the line. */
const keepInPlace = (change: () => void) => {
  const below = document.querySelector('[data-island=quick-line]')?.parentElement
    ?.nextElementSibling
  const top = () => below?.getBoundingClientRect().top ?? 0
  const before = top()
  change()
  scrollBy({ top: top() - before, behavior: 'instant' })
}

/**
 * After a login: persists the person, then closes the popups or opens `returnTo`, and shows the
 * greeting (D1 §4, §8).
 */
const finishLogin = (user: PersistedUser, returnTo: string | undefined) => {
  const persist = () => persistedStore.setState({ user })
  const next = returnTo ?? requiredPage()
  if (next) {
    persist()
    leaveNotice('logged-in')
    location.assign(next)
    return
  }
  keepInPlace(persist)
  closePopups()
  showToast('success', pageText('logged-in'), 3_000)
}

type Props = {
  /** The action's answer when the form was submitted without script. */
  answer?: LoginAnswer | undefined
  /** Of a session whose password was right. */
  awaited?: AwaitedFactor | undefined
  /** The address to open after the login. */
  returnTo?: string | undefined
  /** Links to the password reset, in a popup. The login page has that form below. */
  hasForgotten?: boolean
}

const LoginButton = ({ isBusy }: { isBusy: boolean }) => {
  const { t } = useLingui()
  return <SubmitButton isBusy={isBusy}>{isBusy ? t`Logging in…` : t`Log in`}</SubmitButton>
}

const ReturnTo = ({ address }: { address: string | undefined }) =>
  address && <input type="hidden" name="returnTo" value={address} />

const CodeForm = ({ answer, returnTo }: Pick<Props, 'answer' | 'returnTo'>) => {
  const { t } = useLingui()
  const form = useAccountForm(answer, (answered) => {
    if ('user' in answered && answered.user) finishLogin(answered.user, answered.returnTo)
  })
  return (
    <AccountForm
      form={form}
      intent="second-factor"
      action={useAddress()('login')}
      aria-label={t`Second step of the login`}
    >
      <ReturnTo address={returnTo} />
      <CodeField error={form.errorOf('code')} hasFocus />
      <LoginButton isBusy={form.isBusy} />
    </AccountForm>
  )
}

/** The second step of a login, until which the session can do nothing else. */
const SecondFactor = ({ awaited, ...props }: Pick<Props, 'answer' | 'returnTo' | 'awaited'>) => (
  <div className="grid gap-5">
    {awaited === 'pending' ? (
      <>
        <p role="status" className="text-muted">
          <Trans>
            Your password is correct. Please enter the code from your authenticator app.
          </Trans>
        </p>
        <CodeForm {...props} />
      </>
    ) : (
      <p role="status">
        <Trans>
          Your account needs an authenticator app first. Please{' '}
          <a href="/admin" className="text-link">
            set it up in the back office
          </a>
          .
        </Trans>
      </p>
    )}
    <form method="post" action={useAddress()('login')}>
      <button type="submit" name="intent" value="log-out" className="text-link min-h-11">
        <Trans>Log out</Trans>
      </button>
    </form>
  </div>
)

/** The login form in popup and page; a plain form without script. */
export default function LoginForm({ answer, awaited, returnTo, hasForgotten }: Props) {
  const { t } = useLingui()
  const login = useAddress()('login')
  const [isBlocked, setIsBlocked] = useState(false)
  const form = useAccountForm(answer, (answered) => {
    if ('failed' in answered) return
    const { user, secondFactor } = answered
    setIsBlocked((user ?? secondFactor) !== undefined && !isHinted())
    if (user && isHinted()) finishLogin(user, answered.returnTo)
  })
  const { isBusy } = form
  const { secondFactor = awaited } = form.answer ?? {}
  if (secondFactor && !isBlocked)
    return (
      <SecondFactor
        awaited={secondFactor}
        answer={answer}
        returnTo={form.answer?.returnTo ?? returnTo}
      />
    )
  return (
    <AccountForm
      form={form}
      action={login}
      aria-label={t`Login`}
      failedMessage={loginFailedMessage}
    >
      {isBlocked && !isBusy ? (
        <FormPanel>{t(cookiesBlockedMessage)}</FormPanel>
      ) : (
        <CookiesNote>{t(cookiesBlockedMessage)}</CookiesNote>
      )}
      <ScriptNote>
        {t`You stay logged in only if your browser allows the cookies of this site.`}
      </ScriptNote>
      <ReturnTo address={returnTo} />
      <TextField
        {...form.field('username')}
        label={t`E-mail`}
        type="email"
        autoComplete="username"
        ref={initialFocus}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t`Password`}
        autoComplete="current-password"
        required
      />
      <LoginButton isBusy={isBusy} />
      {hasForgotten && (
        <button type="button" onClick={showForgotten} className="text-link justify-self-start">
          {t`Forgot your password?`}
        </button>
      )}
      <p className="text-sm text-muted">
        <Trans>
          Professionals only.{' '}
          <PageLink page="signup" className="text-link">
            Register
          </PageLink>
        </Trans>
      </p>
    </AccountForm>
  )
}
