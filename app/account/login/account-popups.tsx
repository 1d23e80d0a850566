import LoginPopup from './login-popup.tsx'
import SignupPopup from './signup-popup.tsx'

/** Login and signup in one script, since each links to the other. */
export default function AccountPopups() {
  return (
    <>
      <LoginPopup />
      <SignupPopup />
    </>
  )
}
