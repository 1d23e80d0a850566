import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { cookiesBlockedMessage } from '../../../messages/account/login.ts'
import { linkMessages, resetDoneMessage } from '../../../messages/account/security.ts'
import { Button, buttonClass, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { CookiesNote } from '../../../ui/script-note.tsx'
import { showToast } from '../../browser/toast.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { isHinted } from '../../shell/persisted/visitor-identified.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import {
  closePopups,
  openPopupInstead,
  showForgotten,
  showLogin,
} from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import { AccountForm, useAccountForm } from '../forms/account-form.tsx'
import { initialFocus } from '../forms/focus.ts'
import { NewPasswordFields } from '../forms/password-field.tsx'
import type { LoginAnswer } from './answer-login.ts'
import ForgottenForm from './forgotten-form.tsx'
import LoginForm from './login-form.tsx'

/** Sets a new password by the token of the mail, then logs in; an expired token offers a new mail. */
const ResetForm = ({ token }: { token: string }) => {
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
      <NewPasswordFields
        form={form}
        name="password"
        repeatName="repeatPassword"
        ref={initialFocus}
      />
      <SubmitButton isBusy={isBusy}>{isBusy ? t`Saving…` : t`Save the password`}</SubmitButton>
    </AccountForm>
  )
}

type PopupProps = { isShown: boolean; title: ReactNode; titleClass?: string; children: ReactNode }

const Popup = ({ isShown, title, titleClass, children }: PopupProps) => {
  const titleId = useId()
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-3">
          <h2 id={titleId} className={titleClass}>
            {title}
          </h2>
          <CloseButton onClick={closePopups} className="-mt-1 -mr-2 shrink-0" />
        </div>
        {children}
      </div>
    </Dialog>
  )
}

/** Login and password reset. */
const LoginPopup = () => {
  const shown = usePopups((popups) => popups.shown)
  const isForgotten = shown === 'forgotten'
  return (
    <Popup
      isShown={shown === 'login' || isForgotten}
      title={isForgotten ? <Trans>Forgot your password?</Trans> : <Trans>Login</Trans>}
    >
      {shown === 'login' && <LoginForm hasForgotten />}
      {isForgotten && (
        <>
          <ForgottenForm />
          <Button look="plain" className="mt-3 -ml-3" onClick={showLogin}>
            <Icon name="arrow-left" className="size-4" />
            <Trans>Back to login</Trans>
          </Button>
        </>
      )}
    </Popup>
  )
}

/** Opened by the link in the mail, on any page (D1 §2). */
const ResetPopup = () => {
  const isShown = usePopups(({ shown }) => shown === 'reset')
  const token = usePopups(({ resetToken }) => resetToken)
  return (
    <Popup isShown={isShown} title={<Trans>Choose a new password</Trans>}>
      {isShown && <ResetForm key={token} token={token} />}
    </Popup>
  )
}

type Props = { icon: IconName; title: ReactNode; children: ReactNode }

const Point = ({ icon, title, children }: Props) => (
  <li className="flex gap-4 py-4">
    <Icon name={icon} className="mt-0.5 size-6 text-leaf-dark" />
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{children}</p>
    </div>
  </li>
)

/** Login and signup side by side, with the requirements for signup. */
const SignupPopup = () => {
  const { t } = useLingui()
  const isShown = usePopups(({ shown }) => shown === 'signup')
  return (
    <Popup
      isShown={isShown}
      title={t`Please log in or register to buy products.`}
      titleClass="text-xl sm:text-2xl"
    >
      <div className="grid gap-5">
        <CookiesNote>
          <Trans>
            Your browser blocks the cookies of this site. The cart and your order need them: please
            allow them before you log in.
          </Trans>
        </CookiesNote>
        <div className="grid grid-cols-2 gap-3">
          <PageLink
            page="login"
            onClick={openPopupInstead(showLogin)}
            className={buttonClass('filled', 'px-2! whitespace-nowrap')}
          >
            {t`Log in`}
          </PageLink>
          <PageLink
            page="signup"
            onClick={closePopups}
            className={buttonClass('filled', 'px-2! whitespace-nowrap')}
          >
            {t`Register`}
          </PageLink>
        </div>
      </div>
      <ul className="mt-5 divide-y divide-line border-t border-line">
        <Point icon="identification-card" title={t`Who can register`}>
          <Trans>
            Professionals with a cantonal licence to practise: therapists, pharmacies, drugstores,
            medical and veterinary practices.
          </Trans>
        </Point>
        <Point icon="upload-simple" title={t`What you need`}>
          <Trans>
            Five minutes and a copy of your licence or diploma (PDF or photo). Pharmacists also need
            their Pharma Id.
          </Trans>
        </Point>
        <Point icon="check" title={t`What happens next`}>
          {t`We check your registration and will write to you once your account is activated.`}
        </Point>
      </ul>
    </Popup>
  )
}

/** The popups of the account in one script, since each links to the others. */
export default function AccountPopups() {
  return (
    <>
      <LoginPopup />
      <SignupPopup />
      <ResetPopup />
    </>
  )
}
