import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isEmail } from '../../../domain/customer/email.ts'
import {
  noAnswerMessage,
  resetSentMessage,
  waitMessage,
} from '../../../messages/account/form-answers.ts'
import { loginProblemMessages } from '../../../messages/account/login.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../browser/toast.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import { focusFirst, initialFocus } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import type { ForgottenAnswer } from './forgotten-answers.ts'

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
export default function ForgottenForm({ answer }: Props) {
  const { t } = useLingui()
  const login = useAddress()('login')
  const [isWrong, setWrong] = useState(false)
  const check = (form: HTMLFormElement) => {
    const field = form.elements.namedItem('username')
    const isFine = field instanceof HTMLInputElement && isEmail(field.value.trim())
    setWrong(!isFine)
    if (!isFine && field instanceof HTMLElement) field.focus()
    return isFine
  }
  const posted = useFormPost<ForgottenAnswer>((answered) => {
    if ('sent' in answered) showToast('success', t(resetSentMessage))
  }, check)
  const { isBusy } = posted
  const latest = posted.answer ?? answer
  const isInvalid = isWrong || (latest && 'problem' in latest)

  if (latest && 'sent' in latest && !isBusy) return <Sent email={latest.sent} />
  return (
    <form
      method="post"
      action={login}
      aria-label={t`Forgot your password?`}
      noValidate
      className="grid gap-5"
      onSubmit={posted.onSubmit}
    >
      {/* Kept when the form is sent by the Enter key before its script has loaded. */}
      <input type="hidden" name="intent" value="forgotten" />
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
      <SubmitButton isBusy={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the link</Trans>}
      </SubmitButton>
    </form>
  )
}
