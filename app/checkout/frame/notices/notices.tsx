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
    {refusal.lines.map(({ position, name, detail }) => (
      <p key={position} className="mt-1">
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

/** The QR-bill requires a separate house number. */
export const NumberNotice = ({ isAlarm }: { isAlarm: boolean }) => (
  <Notice isAlarm={isAlarm}>
    <p className="font-semibold">
      <Trans>Please add your house number to your billing address.</Trans>
    </p>
    <p className="mt-1">
      <Trans>
        It is required for the QR-bill. Without it, only payment in advance is possible.
      </Trans>
    </p>
    <AddressLink problem={{ kind: 'billing', part: 'BuildingNumber' }}>
      <Trans>Complete the billing address</Trans>
    </AddressLink>
  </Notice>
)
