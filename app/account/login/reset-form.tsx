import { useLingui } from '@lingui/react/macro'
import { cookiesBlockedMessage } from '../../../messages/account/login.ts'
import { linkMessages, resetDoneMessage } from '../../../messages/account/security.ts'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { showToast } from '../../browser/toast.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { isHinted } from '../../shell/persisted/visitor-identified.ts'
import { closePopups, showForgotten } from '../../shell/popups/popups.ts'
import { AccountForm, useAccountForm } from '../forms/account-form.tsx'
import { initialFocus } from '../forms/focus.ts'
import { PasswordField } from '../forms/password-field.tsx'
import type { LoginAnswer } from './answer-login.ts'

/** Sets a new password by the token of the mail, then logs in; an expired token offers a new mail. */
export const ResetForm = ({ token }: { token: string }) => {
  const { t } = useLingui()
  const login = useAddress()('login')
  const form = useAccountForm<LoginAnswer>(undefined, (answered) => {
    if (!('user' in answered) || !isHinted()) return
    persistedStore.setState({ user: answered.user })
    closePopups()
    showToast('success', t(resetDoneMessage))
  })
  const { isBusy } = form
  const { user, doneBut, isExpired } = form.answer ?? {}
  if (doneBut || (user && !isHinted()))
    return (
      <div role="status" className="grid gap-3">
        <p className="font-semibold">{t(resetDoneMessage)}</p>
        <p>{doneBut ?? t(cookiesBlockedMessage)}</p>
      </div>
    )
  if (token === '' || isExpired)
    return (
      <div className="grid justify-items-start gap-5">
        <p role="alert">{t(linkMessages['reset-expired'])}</p>
        <Button ref={initialFocus} onClick={showForgotten}>
          {t`Send a new link`}
        </Button>
      </div>
    )
  return (
    <AccountForm form={form} intent="reset" action={login}>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        {...form.field('password')}
        label={t`New password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
        ref={initialFocus}
        required
      />
      <PasswordField
        {...form.field('repeatPassword')}
        label={t`Repeat new password`}
        autoComplete="new-password"
        required
      />
      <SubmitButton isBusy={isBusy}>{isBusy ? t`Saving…` : t`Save the password`}</SubmitButton>
    </AccountForm>
  )
}
