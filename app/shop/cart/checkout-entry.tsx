import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/path-words.ts'
import { usePersisted } from '../../shell/persisted/persisted-state.ts'
import { hideAll } from '../../shell/popups/popups.ts'
import { OrderNotice } from './order-notice.tsx'
import { orderRefusal } from './order-refusal.ts'

/** The checkout button, or the reason why the person cannot order (D1 §6). */
export const CheckoutEntry = () => {
  const navigate = useNavigate()
  const address = useAddress()('checkout')
  const refusal = orderRefusal(usePersisted(({ user }) => user))
  if (refusal) return <OrderNotice refusal={refusal} />
  const goToCheckout = () => {
    hideAll()
    navigate(address)
  }
  return (
    <Button className="w-full" onClick={goToCheckout}>
      <Trans>Go to checkout</Trans>
      <Icon name="arrow-right" />
    </Button>
  )
}
