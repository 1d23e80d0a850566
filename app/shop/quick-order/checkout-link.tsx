import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'

/** The checkout of what was added, one Tab after the field; nothing with an empty cart. */
export const CheckoutLink = () => {
  const isRestricted = useOrderRestriction() !== undefined
  const isEmpty = usePersisted(({ cart }) => cart.length === 0)
  if (isEmpty || isRestricted) return null
  return (
    <PageLink page="checkout" className={buttonClass('filled', 'mt-5')}>
      <Trans>Go to checkout</Trans>
      <Icon name="arrow-right" />
    </PageLink>
  )
}
