import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Centimes, centimes } from '../../../domain/money.ts'
import { Price } from '../../../ui/price.tsx'
import type { OrderDetail } from './order-detail.ts'

/** 810 → '8,1', with the comma of the prices (R21). */
const percentText = (rate: number) => String(rate / 100).replace('.', ',')

type RowProps = { name: ReactNode; amount: Centimes; isQuiet?: boolean }

const Row = ({ name, amount, isQuiet = false }: RowProps) => (
  <div className={`flex justify-between gap-4 ${isQuiet ? 'text-sm text-muted' : ''}`}>
    <dt>{name}</dt>
    <dd>
      <Price amount={amount} className={`font-normal ${isQuiet ? 'text-muted' : 'text-ink'}`} />
    </dd>
  </div>
)

/** What was charged, and the VAT that it contains per rate (R22, R23). */
export const DetailSums = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  const percent = percentText(order.discountRate)
  return (
    <dl className="mt-5 ml-auto grid max-w-sm gap-1.5">
      <Row name={<Trans>Subtotal</Trans>} amount={order.subtotal} />
      {order.discount !== 0 && (
        <Row name={t`Discount ${percent} %`} amount={centimes(-order.discount)} />
      )}
      <Row name={<Trans>Shipping</Trans>} amount={order.shipping} />
      <div className="my-1 flex items-baseline justify-between gap-4 border-y border-line py-3 font-serif text-xl">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Price amount={order.total} className="font-sans" />
        </dd>
      </div>
      {order.vat.map(({ rate, vat }) => {
        const percent = percentText(rate)
        return <Row key={rate} isQuiet name={t`including VAT ${percent} %`} amount={vat} />
      })}
    </dl>
  )
}
