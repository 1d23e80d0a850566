import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import {
  closePopups,
  openPopupInstead,
  showForgotten,
  showLogin,
  showSignup,
} from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import ForgottenForm from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'

const titleId = 'login-popup-title'

/** Login and password reset. Its script is loaded when first shown. */
export default function LoginPopup() {
  const shown = usePopups((popups) => popups.shown)
  const isForgotten = shown === 'forgotten'
  return (
    <Dialog open={shown === 'login' || isForgotten} onClose={closePopups} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            {isForgotten ? <Trans>Forgot your password?</Trans> : <Trans>Login</Trans>}
          </h2>
          <CloseButton onClick={closePopups} className="-mr-2" />
        </div>
        {shown === 'login' && (
          <LoginForm onRegister={openPopupInstead(showSignup)} onForgotten={showForgotten} />
        )}
        {isForgotten && (
          <>
            <ForgottenForm />
            <Button look="plain" className="mt-3 -ml-3" onClick={showLogin}>
              <Icon name="arrow-left" className="size-4" />
              <Trans>Back to login</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
