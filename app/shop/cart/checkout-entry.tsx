import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { usePageContext } from '../../i18n/page-context.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'
import { openPopupInstead } from '../../shell/popups/open-popup-instead.ts'
import { closePopups } from '../../shell/popups/popups.ts'

/** The checkout button, or the reason why the person cannot order (D1 §6). */
export const CheckoutEntry = () => {
  const address = useAddress()('checkout')
  const isHere = usePageContext().pathname === address
  const refusal = findOrderRestriction(usePersisted(({ user }) => user))
  if (refusal) return <OrderNotice refusal={refusal} />
  return (
    <a
      href={address}
      // The checkout page below follows the cart.
      onClick={isHere ? openPopupInstead(closePopups) : closePopups}
      className={buttonClass('filled', 'w-full')}
    >
      <Trans>Go to checkout</Trans>
      <Icon name="arrow-right" />
    </a>
  )
}
