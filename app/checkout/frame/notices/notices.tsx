import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShownClosing } from '../../../../domain/options/closing-days.ts'
import { Icon } from '../../../../ui/icon.tsx'
import {
  addressFieldSearch,
  type SearchedAddressField,
} from '../../../account/addresses/address-field-search.ts'
import { PageLink } from '../../../i18n/page-link.tsx'
import { useAddress } from '../../../i18n/use-address.ts'
import type { OrderView, RefusalView, TermChangeView } from '../frame-view.ts'

const termNames: Record<TermChangeView['term'], MessageDescriptor> = {
  subtotal: msg`Subtotal`,
  discount: msg`Discount`,
  shipping: msg`Shipping`,
  fee: msg`Small-order fee`,
  total: msg`Total`,
  vat: msg`VAT`,
  paymentDays: msg`Payment term in days`,
  billing: msg`Billing address`,
  shippingAddress: msg`Shipping address`,
}

/** Old and new value of each term that has changed since the customer saw the order. */
export const TermsNotice = ({ changes }: { changes: readonly TermChangeView[] }) => {
  const { t } = useLingui()
  return (
    changes.length > 0 && (
      <Notice isAlarm={false}>
        <p className="font-semibold">{t`This has changed since you last saw your order:`}</p>
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {changes.map(({ term, before, now }) => (
            <div key={term} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
              <dt className="font-medium">{t(termNames[term])}</dt>
              <dd className="break-words">
                <span className="sr-only">{t`before:`} </span>
                <del className="text-muted">{before}</del> <span aria-hidden="true">→ </span>
                <span className="sr-only">{t`now:`} </span>
                <ins className="font-semibold no-underline">{now}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </Notice>
    )
  )
}

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

type Props = { problem: SearchedAddressField; children: ReactNode }

/** Links to the field in the account; entered values are kept (see checkout-frame.js). */
export const AddressLink = ({ problem, children }: Props) => (
  <a
    href={`${useAddress()('account.addresses')}${addressFieldSearch(problem)}`}
    target="_top"
    className="text-link inline-flex min-h-11 items-center"
  >
    {children}
  </a>
)

const Notice = ({ isAlarm, children }: { isAlarm: boolean; children: ReactNode }) => (
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

type RefusalNoticeProps = { refusal: RefusalView; children?: ReactNode }

/** Why the order was refused, and which lines caused it. */
export const RefusalNotice = ({ refusal, children }: RefusalNoticeProps) => (
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

/** The laboratory is closed now or soon. */
export const ClosingNotice = ({ closings }: { closings: readonly ShownClosing[] }) =>
  closings.length > 0 && (
    <Notice isAlarm={false}>
      <p className="font-semibold">
        <Trans>The laboratory is closed on these days; orders are sent afterwards.</Trans>
      </p>
      {closings.map(({ days, reason }) => (
        <p key={days} className="mt-1">
          {[days, reason].filter(Boolean).join(' · ')}
        </p>
      ))}
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
