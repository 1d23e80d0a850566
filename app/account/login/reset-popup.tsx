import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { checkNewPassword } from '../../../domain/customer/new-password.ts'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { cookiesBlockedMessage, loginRefusalMessages } from '../../../messages/account/login.ts'
import {
  linkMessages,
  newPasswordMessages,
  resetDoneMessage,
} from '../../../messages/account/security.ts'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../browser/toast.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { isHinted } from '../../shell/persisted/visitor-identified.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { closePopups, showForgotten } from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import { initialFocus, useFocusInvalidField } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import { PasswordField } from '../security/password-field.tsx'
import type { NewPasswordCode, ResetAnswer } from './forgotten-answers.ts'

/** The token has expired; offers a new mail. */
const ResetExpired = () => {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert">{t(linkMessages['reset-expired'])}</p>
      <Button ref={initialFocus} onClick={showForgotten}>
        <Trans>Send a new link</Trans>
      </Button>
    </div>
  )
}

type Found = { password?: NewPasswordCode; repeatPassword?: NewPasswordCode }

/** The rules of D1 §5; returns message codes. */
const check = (form: HTMLFormElement): Found => {
  const entered = new FormData(form)
  const { password, repeatPassword } = checkNewPassword({
    password: `${entered.get('password')}`,
    repeatPassword: `${entered.get('repeatPassword')}`,
  })
  return {
    ...(password && {
      password: password === 'missing' ? 'password-missing' : 'password-too-short',
    }),
    ...(repeatPassword && {
      repeatPassword: repeatPassword === 'missing' ? 'repeat-missing' : 'repeat-differs',
    }),
  }
}

/** Sets a new password by the mail's token, then logs in. */
const ResetForm = ({ token }: { token: string }) => {
  const { t } = useLingui()
  const login = useAddress()('login')
  const [found, setFound] = useState<Found>({})
  const checkForm = (form: HTMLFormElement) => {
    const problems = check(form)
    setFound(problems)
    const [first] = Object.keys(problems)
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first === undefined
  }
  const { answer, isBusy, onSubmit } = useFormPost<ResetAnswer>((answered) => {
    if (!('user' in answered) || !isHinted()) return
    persistedStore.setState({ user: answered.user })
    closePopups()
    showToast('success', t(resetDoneMessage))
  }, checkForm)
  const refused = answer && 'problem' in answer && !isBusy ? answer.problem : undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalidField(form, refused)
  if (answer && ('doneBut' in answer || ('user' in answer && !isHinted())))
    return (
      <div role="status" className="grid gap-3">
        <p className="font-semibold">{t(resetDoneMessage)}</p>
        <p>{t('user' in answer ? cookiesBlockedMessage : loginRefusalMessages[answer.doneBut])}</p>
      </div>
    )
  if (token === '' || (answer && 'expired' in answer)) return <ResetExpired />
  const textOf = (code: NewPasswordCode | undefined) => code && t(newPasswordMessages[code])
  return (
    <form
      ref={form}
      method="post"
      action={login}
      noValidate
      className="grid gap-5"
      onSubmit={onSubmit}
    >
      {answer && 'failed' in answer && !isBusy && <FormPanel>{t(noAnswerMessage)}</FormPanel>}
      <input type="hidden" name="token" value={token} />
      <PasswordField
        label={<Trans>New password</Trans>}
        hint={<Trans>At least 8 characters</Trans>}
        name="password"
        autoComplete="new-password"
        ref={initialFocus}
        required
        error={textOf(found.password ?? refused)}
      />
      <PasswordField
        label={<Trans>Repeat new password</Trans>}
        name="repeatPassword"
        autoComplete="new-password"
        required
        error={textOf(found.repeatPassword)}
      />
      <SubmitButton name="intent" value="reset" isBusy={isBusy}>
        {isBusy ? <Trans>Saving…</Trans> : <Trans>Save the password</Trans>}
      </SubmitButton>
    </form>
  )
}

const titleId = 'reset-popup-title'

/** Opened by the link in the mail, on any page (D1 §2). Its script is loaded when first shown. */
export default function ResetPopup() {
  const isShown = usePopups(({ shown }) => shown === 'reset')
  const token = usePopups(({ resetToken }) => resetToken)
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            <Trans>Choose a new password</Trans>
          </h2>
          <CloseButton onClick={closePopups} className="-mr-2" />
        </div>
        {isShown && <ResetForm key={token} token={token} />}
      </div>
    </Dialog>
  )
}
