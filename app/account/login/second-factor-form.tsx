import { Trans, useLingui } from '@lingui/react/macro'
import { noAnswerMessage, waitMessage } from '../../../messages/account/form-answers.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import type { NoAnswer } from '../../islands/post-form.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { FormPanel } from '../form-panel.tsx'
import { CodeField } from '../security/code-field.tsx'
import { finishLogin } from './finish-login.ts'

/** `required`: a member of the staff who has to set it up in the back office first. */
export type AwaitedFactor = 'pending' | 'required'

/** The result of entering the code after the password. */
export type CodeAnswer =
  | { user: PersistedUser; returnTo: string | undefined }
  | { codeWrong: true }
  /** Seconds until the next attempt is accepted. */
  | { codeWait: number }
  | NoAnswer

type Props = {
  awaited: AwaitedFactor
  /** The action's result when the form was submitted without script. */
  answer?: CodeAnswer | undefined
  /** The address to open after the login. */
  returnTo?: string | undefined
}

const LogOut = () => (
  <form method="post" action={useAddress()('login')}>
    <button type="submit" name="intent" value="log-out" className="text-link min-h-11">
      <Trans>Log out</Trans>
    </button>
  </form>
)

const CodeForm = ({ answer, returnTo }: Omit<Props, 'awaited'>) => {
  const { t } = useLingui()
  const posted = useFormPost<CodeAnswer>((answered) => {
    if ('user' in answered) finishLogin(answered.user, answered.returnTo)
  })
  const { isBusy } = posted
  const latest = isBusy ? undefined : (posted.answer ?? answer)
  return (
    <form
      method="post"
      action={useAddress()('login')}
      aria-label={t`Second step of the login`}
      noValidate
      className="grid gap-5"
      onSubmit={posted.onSubmit}
    >
      {/* Kept when the form is sent by the Enter key before its script has loaded. */}
      <input type="hidden" name="intent" value="second-factor" />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {latest && 'failed' in latest && <FormPanel>{t(noAnswerMessage)}</FormPanel>}
      {latest && 'codeWait' in latest && <FormPanel>{t(waitMessage(latest.codeWait))}</FormPanel>}
      <CodeField refusal={latest && 'codeWrong' in latest ? 'code-wrong' : undefined} hasFocus />
      <SubmitButton isBusy={isBusy}>
        {isBusy ? <Trans>Logging in…</Trans> : <Trans>Log in</Trans>}
      </SubmitButton>
    </form>
  )
}

/** The second step of a login, until which the session can do nothing else. */
export const SecondFactorForm = ({ awaited, answer, returnTo }: Props) => (
  <div className="grid gap-5">
    {awaited === 'pending' ? (
      <>
        <p role="status" className="text-muted">
          <Trans>Your password is correct. Please enter the code of your authenticator app.</Trans>
        </p>
        <CodeForm answer={answer} returnTo={returnTo} />
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
    <LogOut />
  </div>
)
