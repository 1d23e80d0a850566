import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog.tsx'
import { CloseButton } from '../shell/close-button.tsx'
import { openInstead } from '../shell/open-instead.ts'
import { hideAll, showSignup, usePopups } from '../shell/popups.ts'
import { LoginForm } from './login-form.tsx'
import { useLoggedIn } from './use-logged-in.ts'

const titleId = 'login-popup-title'

/** Loaded when it is first asked for. */
export default function LoginPopup() {
  const isShown = usePopups(({ shown }) => shown === 'login')
  const onLoggedIn = useLoggedIn()
  return (
    <Dialog open={isShown} onClose={hideAll} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            <Trans>Login</Trans>
          </h2>
          <CloseButton onClick={hideAll} className="-mr-2" />
        </div>
        {isShown && <LoginForm onLoggedIn={onLoggedIn} onRegister={openInstead(showSignup)} />}
      </div>
    </Dialog>
  )
}
