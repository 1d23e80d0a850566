import { Trans, useLingui } from '@lingui/react/macro'
import { resetSentMessage } from '../../../messages/account/form-answers.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../browser/toast.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { AccountForm, useAccountForm } from '../forms/account-form.tsx'
import { focusFirst, initialFocus } from '../forms/focus.ts'
import type { LoginAnswer } from './answer-login.ts'

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
        minutes and can be used only once.
      </Trans>
    </p>
  </div>
)

/** Requests the password reset mail; `answer` is that of a form submitted without script. */
export default function ForgottenForm({ answer }: { answer?: LoginAnswer | undefined }) {
  const { t } = useLingui()
  const login = useAddress()('login')
  const form = useAccountForm(answer, (answered) => {
    if ('sentTo' in answered) showToast('success', t(resetSentMessage))
  })
  const { isBusy } = form
  if (form.answer?.sentTo) return <Sent email={form.answer.sentTo} />
  return (
    <AccountForm
      form={form}
      intent="forgotten"
      action={login}
      aria-label={t`Forgot your password?`}
    >
      <p className="text-muted">
        {t`Enter your e-mail address and we will send you a link to choose a new password.`}
      </p>
      <TextField
        {...form.field('username')}
        label={t`E-mail`}
        type="email"
        autoComplete="username"
        ref={initialFocus}
        required
      />
      <SubmitButton isBusy={isBusy}>{isBusy ? t`Sending…` : t`Send the link`}</SubmitButton>
    </AccountForm>
  )
}
