import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AddressChoiceView, OrderView } from './frame-view.ts'
import { AddressLink } from './notices/notices.tsx'
import { ShippingChoice } from './shipping-choice.tsx'

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

type Props = { order: OrderView; choice?: AddressChoiceView }

/** Billing and shipping address, from the account; with `choice` they can be changed. */
export const Addresses = ({ order, choice }: Props) => {
  const { t } = useLingui()
  return (
    <div className="grid gap-6">
      <dl className="grid gap-6 sm:grid-cols-2">
        <Address title={<Trans>Billing address</Trans>} lines={order.billing}>
          {choice?.mayAdd && (
            <AddressLink problem={{ kind: 'billing' }}>{t`Edit the billing address`}</AddressLink>
          )}
        </Address>
        {!choice && <Address title={<Trans>Shipping address</Trans>} lines={order.shipTo} />}
      </dl>
      {choice && <ShippingChoice choice={choice} lines={order.shipTo} />}
    </div>
  )
}
