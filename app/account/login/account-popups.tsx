import { PrefetchPageLinks } from 'react-router'
import { useAddress } from '../../i18n/path-words.ts'
import { usePopups } from '../../shell/popups/popups.ts'
import { useOnce } from '../../shell/popups/use-once.ts'
import LoginPopup from './login-popup.tsx'
import ResetPopup from './reset-popup.tsx'
import SignupPopup from './signup-popup.tsx'

/** What lies over a page about accounts; fetched together, since one leads to another. */
export default function AccountPopups() {
  const hasLogin = useOnce(usePopups(({ shown }) => shown === 'login'))
  const hasReset = useOnce(usePopups(({ shown }) => shown === 'reset'))
  const hasSignup = useOnce(usePopups(({ shown }) => shown === 'signup'))
  const login = useAddress()('login')
  return (
    <>
      {/* Their forms are sent by the page's module, which has to be here should the line break. */}
      <PrefetchPageLinks page={login} />
      {hasLogin && <LoginPopup />}
      {hasReset && <ResetPopup />}
      {hasSignup && <SignupPopup />}
    </>
  )
}
