import { lazy, Suspense } from 'react'
import { Pending } from '../../../ui/pending.tsx'
import { WithMessages } from '../../i18n/with-texts.tsx'
import { usePopups } from './popups.ts'
import { useOnce } from './use-once.ts'

const AccountPopups = lazy(() => import('../../account/login/account-popups.tsx'))
const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** All popups, rendered outside of the page's flow. */
export const PopupLayer = () => {
  const hasAccount = useOnce(usePopups(({ shown }) => shown !== undefined))
  const hasCart = useOnce(usePopups(({ isCartShown }) => isCartShown))
  return (
    <Suspense fallback={<Pending />}>
      {hasAccount && (
        <WithMessages area="account">
          <AccountPopups />
        </WithMessages>
      )}
      {hasCart && (
        <WithMessages area="shop">
          <CartPanel />
        </WithMessages>
      )}
    </Suspense>
  )
}
