import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { weekdayDate } from '../../../domain/long-date.ts'
import { type Centimes, centimes, formatRate } from '../../../domain/money.ts'
import { dispatchMessage } from '../../../messages/shop/dispatch.ts'
import { Price } from '../../../ui/price.tsx'
import { usePageContext } from '../../i18n/page-context.ts'

type RowProps = { name: ReactNode; amount: Centimes; isQuiet?: boolean }

const Row = ({ name, amount, isQuiet = false }: RowProps) => (
  <div className={`flex justify-between gap-4 ${isQuiet ? 'text-sm text-muted' : ''}`}>
    <dt>{name}</dt>
    <dd>
      <Price amount={amount} className={`font-normal ${isQuiet ? 'text-muted' : 'text-ink'}`} />
    </dd>
  </div>
)

type Sums = {
  subtotal: Centimes
  /** Hundredths of a percent, like VAT rates. */
  discountRate: number
  discount: Centimes
  shipping: Centimes
  fee: Centimes
  total: Centimes
  vat: readonly { rate: number; vat: Centimes }[]
  /** Undefined or null without a promise. */
  dispatchOn?: string | null | undefined
}

/** All amounts of an order, the included VAT per rate (R22, R23), and when it leaves. */
export const OrderTotals = ({ order }: { order: Sums }) => {
  const { t } = useLingui()
  const { language } = usePageContext()
  const percent = formatRate(order.discountRate)
  const amounts = (
    <dl className="grid gap-1.5">
      <Row name={t`Subtotal`} amount={order.subtotal} />
      {order.discount !== 0 && (
        <Row
          // Of orders of a former shop, only the amount may be known.
          name={order.discountRate > 0 ? t`Discount ${percent}%` : t`Discount`}
          amount={centimes(-order.discount)}
        />
      )}
      <Row name={t`Shipping`} amount={order.shipping} />
      {order.fee > 0 && <Row name={t`Small-order fee`} amount={order.fee} />}
      <div className="my-1 flex items-baseline justify-between gap-4 border-y border-line py-3 font-serif text-xl">
        <dt>{t`Total`}</dt>
        <dd>
          <Price amount={order.total} className="font-sans" />
        </dd>
      </div>
      {order.vat.map((part) => {
        const percent = formatRate(part.rate)
        return <Row key={part.rate} isQuiet name={t`including VAT ${percent}%`} amount={part.vat} />
      })}
    </dl>
  )
  return (
    <>
      {amounts}
      {order.dispatchOn && <p>{t(dispatchMessage(weekdayDate(order.dispatchOn, language)))}</p>}
    </>
  )
}
