import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderView } from './frame-view.ts'
import { AddressLink } from './notices/notices.tsx'

type AddressProps = { title: ReactNode; lines: readonly string[]; children?: ReactNode }

const Address = ({ title, lines, children }: AddressProps) => (
  <div>
    <dt className="mb-1 font-semibold">{title}</dt>
    {lines.map((line) => (
      <dd key={line} className="break-words">
        {line}
      </dd>
    ))}
    {children && <dd>{children}</dd>}
  </div>
)

/** Billing and shipping address, from the account; their forms lead back to the checkout. */
export const Addresses = ({ order, isFixed }: { order: OrderView; isFixed: boolean }) => {
  const { t } = useLingui()
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      <Address title={<Trans>Billing address</Trans>} lines={order.billing}>
        {!isFixed && (
          <AddressLink problem={{ kind: 'billing' }}>{t`Edit the billing address`}</AddressLink>
        )}
      </Address>
      <Address title={<Trans>Shipping address</Trans>} lines={order.shipTo}>
        {!isFixed && (
          <AddressLink problem={{ kind: 'shipping' }}>{t`Edit the shipping address`}</AddressLink>
        )}
      </Address>
    </dl>
  )
}
