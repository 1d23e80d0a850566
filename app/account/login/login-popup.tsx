import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { openPopupInstead } from '../../shell/popups/open-popup-instead.ts'
import {
  closePopups,
  popupStore,
  showForgotten,
  showLogin,
  showSignup,
} from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import ForgottenForm from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'

const titleId = 'login-popup-title'

/** Milliseconds after closing until the popup shows the login view again (D1 §2). */
const viewResetMs = 1_000

const useBackToLogin = (isShown: boolean) => {
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => popupStore.setState({ isForgotten: false }), viewResetMs)
    return () => clearTimeout(timer)
  }, [isShown])
}

/** Login and password reset. Its script is loaded when first shown. */
export default function LoginPopup() {
  const isShown = usePopups(({ shown }) => shown === 'login')
  const isForgotten = usePopups((popups) => popups.isForgotten)
  useBackToLogin(isShown)
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            {isForgotten ? <Trans>Forgot your password?</Trans> : <Trans>Login</Trans>}
          </h2>
          <CloseButton onClick={closePopups} className="-mr-2" />
        </div>
        {isShown && !isForgotten && (
          <LoginForm onRegister={openPopupInstead(showSignup)} onForgotten={showForgotten} />
        )}
        {isShown && isForgotten && (
          <>
            <ForgottenForm />
            <Button
              look="plain"
              className="mt-3 -ml-3"
              onClick={() => {
                popupStore.setState({ isForgotten: false })
                showLogin()
              }}
            >
              <Icon name="arrow-left" className="size-4" />
              <Trans>Back to login</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
