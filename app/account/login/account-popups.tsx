import { usePopups } from '../../shell/popups/use-popups.ts'
import { useWasShown } from '../../shell/popups/use-was-shown.ts'
import LoginPopup from './login-popup.tsx'
import ResetPopup from './reset-popup.tsx'
import SignupPopup from './signup-popup.tsx'

/** All account popups in one script, since each links to another. */
export default function AccountPopups() {
  const hasLogin = useWasShown(usePopups(({ shown }) => shown === 'login'))
  const hasReset = useWasShown(usePopups(({ shown }) => shown === 'reset'))
  const hasSignup = useWasShown(usePopups(({ shown }) => shown === 'signup'))
  return (
    <>
      {hasLogin && <LoginPopup />}
      {hasReset && <ResetPopup />}
      {hasSignup && <SignupPopup />}
    </>
  )
}
