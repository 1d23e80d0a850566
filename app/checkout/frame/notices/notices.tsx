import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { AddressLink } from '../address-link.tsx'
import type { OrderView, RefusalView } from '../frame-view.ts'

export const Notice = ({ isAlarm, children }: { isAlarm: boolean; children: ReactNode }) => (
  <div
    role="alert"
    className={`mb-8 flex gap-3 border-l-4 p-5 ${isAlarm ? 'border-alarm bg-alarm-wash' : 'border-ochre-light bg-ochre-wash'}`}
  >
    <Icon
      name={isAlarm ? 'warning' : 'info'}
      className={`mt-0.5 size-5 ${isAlarm ? 'text-alarm' : 'text-ochre'}`}
    />
    <div>{children}</div>
  </div>
)

/** Why the order was refused, and which lines caused it. */
export const RefusalNotice = ({
  refusal,
  children,
}: {
  refusal: RefusalView
  children?: ReactNode
}) => (
  <Notice isAlarm>
    <p className="font-semibold">{refusal.text}</p>
    {refusal.lines.map(({ cartId, name, detail }) => (
      <p key={cartId} className="mt-1">
        {[name, detail].filter(Boolean).join(' · ')}
      </p>
    ))}
    {children}
  </Notice>
)

/** Announces changed prices; each line shows both. */
export const PriceNotice = ({ order }: { order: OrderView }) =>
  order.lines.some(({ shownBefore }) => shownBefore !== undefined) && (
    <Notice isAlarm={false}>
      <p className="font-semibold">
        <Trans>Prices have changed since you filled your cart.</Trans>
      </p>
      <p className="mt-1">
        <Trans>The old price is shown next to the new one. Please check before you order.</Trans>
      </p>
    </Notice>
  )

/** Asks once: a house without a number is right, and its orders are accepted. */
export const NumberNotice = () => (
  <Notice isAlarm={false}>
    <p className="font-semibold">
      <Trans>Your billing address has no house number – is that right?</Trans>
    </p>
    <p className="mt-1">
      <Trans>If so, simply continue.</Trans>
    </p>
    <AddressLink problem={{ kind: 'billing', part: 'BuildingNumber' }}>
      <Trans>Add the house number</Trans>
    </AddressLink>
  </Notice>
)
