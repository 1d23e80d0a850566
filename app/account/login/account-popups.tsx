import { PrefetchPageLinks } from 'react-router'
import { useAddress } from '../../i18n/path-words.ts'
import { usePopups } from '../../shell/popups/popups.ts'
import { useWasShown } from '../../shell/popups/use-was-shown.ts'
import LoginPopup from './login-popup.tsx'
import ResetPopup from './reset-popup.tsx'
import SignupPopup from './signup-popup.tsx'

/** All account popups in one script, since each links to another. */
export default function AccountPopups() {
  const hasLogin = useWasShown(usePopups(({ shown }) => shown === 'login'))
  const hasReset = useWasShown(usePopups(({ shown }) => shown === 'reset'))
  const hasSignup = useWasShown(usePopups(({ shown }) => shown === 'signup'))
  const login = useAddress()('login')
  return (
    <>
      {/* The page's module submits their forms, so it is loaded in advance in case the network
          fails. */}
      <PrefetchPageLinks page={login} />
      {hasLogin && <LoginPopup />}
      {hasReset && <ResetPopup />}
      {hasSignup && <SignupPopup />}
    </>
  )
}
