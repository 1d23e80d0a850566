import { lazy, Suspense } from 'react'
import { Pending } from '../../../ui/pending.tsx'
import { LoadMessages } from '../../i18n/load-messages.tsx'
import { usePopups } from './popups.ts'
import { useWasShown } from './use-was-shown.ts'

const AccountPopups = lazy(() => import('../../account/login/account-popups.tsx'))
const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** All popups, rendered outside of the page's flow. */
export const PopupLayer = () => {
  const hasAccount = useWasShown(usePopups(({ shown }) => shown !== undefined))
  const hasCart = useWasShown(usePopups(({ isCartShown }) => isCartShown))
  return (
    <Suspense fallback={<Pending />}>
      {hasAccount && (
        <LoadMessages area="account">
          <AccountPopups />
        </LoadMessages>
      )}
      {hasCart && (
        <LoadMessages area="shop">
          <CartPanel />
        </LoadMessages>
      )}
    </Suspense>
  )
}
