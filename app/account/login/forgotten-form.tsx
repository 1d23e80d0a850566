import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { isEmail } from '../../../domain/customer/email.ts'
import { loginProblemMessages } from '../../../messages/account/login.ts'
import {
  noAnswerMessage,
  resetSentMessage,
  waitMessage,
} from '../../../messages/account/security.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/path-words.ts'
import { showToast } from '../../shell/popups/popups.ts'
import { focusFirst, initialFocus } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import type { ForgottenAnswer, NoAnswer } from './forgotten-answers.ts'

/** Does not disclose whether the account exists (R31). */
const Sent = ({ email }: { email: string }) => (
  <div
    role="status"
    tabIndex={-1}
    ref={focusFirst}
    className="flex gap-3 border-l-4 border-leaf bg-wash p-4 outline-none"
  >
    <Icon name="envelope-simple" className="mt-0.5 size-5 text-leaf-dark" />
    <p className="min-w-0 wrap-anywhere">
      <Trans>
        If an account exists for {email}, we have sent an e-mail to it. The link is valid for 60
        minutes and can be used once.
      </Trans>
    </p>
  </div>
)

type Props = {
  /** The action's result when the form was submitted without script. */
  answer?: ForgottenAnswer | undefined
}

/** Requests the password reset mail; a plain form without script. */
export const ForgottenForm = ({ answer }: Props) => {
  const { t } = useLingui()
  const fetcher = useFetcher<ForgottenAnswer | NoAnswer>()
  const login = useAddress()('login')
  const [isWrong, setWrong] = useState(false)
  const latest = fetcher.data ?? answer
  const isBusy = fetcher.state !== 'idle'
  const isInvalid = isWrong || (latest && 'problem' in latest)

  useEffect(() => {
    if (fetcher.data && 'sent' in fetcher.data) showToast('success', t(resetSentMessage))
  }, [fetcher.data, t])

  if (latest && 'sent' in latest && !isBusy) return <Sent email={latest.sent} />
  return (
    <fetcher.Form
      method="post"
      action={login}
      aria-label={t`Forgot your password?`}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        const field = event.currentTarget.elements.namedItem('username')
        const isFine = field instanceof HTMLInputElement && isEmail(field.value.trim())
        setWrong(!isFine)
        if (isFine) return
        event.preventDefault()
        if (field instanceof HTMLElement) field.focus()
      }}
    >
      {latest && 'wait' in latest && !isBusy && (
        <FormPanel>{t(waitMessage(latest.wait))}</FormPanel>
      )}
      {latest && 'failed' in latest && !isBusy && <FormPanel>{t(noAnswerMessage)}</FormPanel>}
      <p className="text-muted">
        <Trans>
          Enter your e-mail address and we will send you a link to choose a new password.
        </Trans>
      </p>
      <TextField
        label={<Trans>E-mail</Trans>}
        name="username"
        type="email"
        autoComplete="username"
        ref={initialFocus}
        required
        defaultValue={latest && 'username' in latest ? latest.username : undefined}
        error={isInvalid ? t(loginProblemMessages['email-invalid']) : undefined}
      />
      <SubmitButton name="intent" value="forgotten" isBusy={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the link</Trans>}
      </SubmitButton>
    </fetcher.Form>
  )
}
