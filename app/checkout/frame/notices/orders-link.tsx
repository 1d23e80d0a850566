import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../i18n/page-link.tsx'

/** Leads from the frame to the orders of the account. */
export const OrdersLink = ({
  className = 'text-link inline-flex min-h-11 items-center',
}: {
  className?: string
}) => (
  <PageLink page="account.orders" target="_top" className={className}>
    <Trans>See your orders</Trans>
  </PageLink>
)
