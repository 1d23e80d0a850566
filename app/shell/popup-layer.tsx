import { lazy, Suspense, useEffect, useState } from 'react'
import { WithTexts } from '../i18n/with-texts.tsx'
import { usePopups } from './popups.ts'

const LoginPopup = lazy(() => import('../account/login-popup.tsx'))
const ResetPopup = lazy(() => import('../account/reset-popup.tsx'))
const SignupPopup = lazy(() => import('../account/signup-popup.tsx'))
const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** True from the first time on: a popup is fetched when first shown and then stays. */
const useOnce = (isShown: boolean) => {
  const [wasShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) setShown(true)
  }, [isShown])
  return wasShown
}

/** The popups with content of their own, outside the page's flow. */
export const PopupLayer = () => {
  const hasLogin = useOnce(usePopups(({ shown }) => shown === 'login'))
  const hasReset = useOnce(usePopups(({ shown }) => shown === 'reset'))
  const hasSignup = useOnce(usePopups(({ shown }) => shown === 'signup'))
  const hasCart = useOnce(usePopups(({ isCartShown }) => isCartShown))
  return (
    <Suspense>
      {hasLogin && (
        <WithTexts area="account">
          <LoginPopup />
        </WithTexts>
      )}
      {hasReset && (
        <WithTexts area="account">
          <ResetPopup />
        </WithTexts>
      )}
      {hasSignup && (
        <WithTexts area="account">
          <SignupPopup />
        </WithTexts>
      )}
      {hasCart && (
        <WithTexts area="shop">
          <CartPanel />
        </WithTexts>
      )}
    </Suspense>
  )
}
