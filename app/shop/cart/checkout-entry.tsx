import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/path-words.ts'
import { usePersisted } from '../../shell/persisted/persisted-state.ts'
import { closePopups } from '../../shell/popups/popups.ts'
import { OrderNotice } from './order-notice.tsx'
import { findOrderRestriction } from './order-restriction.ts'

/** The checkout button, or the reason why the person cannot order (D1 §6). */
export const CheckoutEntry = () => {
  const navigate = useNavigate()
  const address = useAddress()('checkout')
  const refusal = findOrderRestriction(usePersisted(({ user }) => user))
  if (refusal) return <OrderNotice refusal={refusal} />
  const goToCheckout = () => {
    closePopups()
    navigate(address)
  }
  return (
    <Button className="w-full" onClick={goToCheckout}>
      <Trans>Go to checkout</Trans>
      <Icon name="arrow-right" />
    </Button>
  )
}
