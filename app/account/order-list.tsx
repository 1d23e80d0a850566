import { Trans, useLingui } from '@lingui/react/macro'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import type { Centimes } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Price } from '../../ui/price.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { lineTexts } from '../shop/line-texts.ts'
import { SubstanceList } from '../shop/substance-list.tsx'
import { StatusMark } from './status-mark.tsx'

/** An order as the page shows it (D1 §3); the date is written out, '21.11.2026'. */
export type OrderView = {
  number: number
  date: string
  status: OrderStatus
  total: Centimes
  lines: OrderLineView[]
}

type OrderLineView = {
  position: number
  name: string
  info: CartInfo
  quantity: number
  total: Centimes
}

export const NoOrders = () => (
  <div className="grid justify-items-center gap-5 py-6 text-center">
    <Illustration name="empty-orders" className="h-auto w-80 max-w-full" />
    <p className="text-lg">
      <Trans>You have no orders yet.</Trans>
    </p>
    <PageLink page="shop.homeopathy.remedies" className={buttonClass('outline')}>
      <Trans>Choose remedies</Trans>
    </PageLink>
  </div>
)

const Line = ({ name, info, quantity, total }: OrderLineView) => {
  const { t } = useLingui()
  const { detail, substances } = lineTexts(info, t)
  return (
    <li className="flex items-baseline gap-4 py-2">
      <span className="w-10 shrink-0 text-right text-muted tabular-nums">{quantity} ×</span>
      <div className="min-w-0 grow">
        <p className="break-words">{name}</p>
        <p className="text-sm text-muted">{detail}</p>
        {substances.length > 0 && <SubstanceList substances={substances} />}
      </div>
      <Price amount={total} className="font-normal text-ink" />
    </li>
  )
}

const Lines = ({ lines }: Pick<OrderView, 'lines'>) => (
  <ul className="mb-4 divide-y divide-line border-t border-line pl-2 sm:pl-8">
    {lines.map((line) => (
      <Line key={line.position} {...line} />
    ))}
  </ul>
)

const Order = ({ order }: { order: OrderView }) => {
  const { number, date, status, total, lines } = order
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-14 list-none grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-wash sm:grid-cols-[1.25rem_8rem_minmax(0,1fr)_9rem_auto]">
          <Icon name="caret-down" className="size-4 -rotate-90 group-open:rotate-0" />
          <span className="font-semibold tabular-nums">
            <Trans>No. {number}</Trans>
          </span>
          <span className="text-muted tabular-nums max-sm:col-start-2 max-sm:row-start-2">
            {date}
          </span>
          <span className="max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end">
            <StatusMark status={status} />
          </span>
          <span className="text-right max-sm:col-start-3 max-sm:row-start-1">
            <Price amount={total} />
          </span>
        </summary>
        <Lines lines={lines} />
      </details>
    </li>
  )
}

/** Orders, the newest first; each opens to its lines. */
export const OrderList = ({ orders }: { orders: readonly OrderView[] }) =>
  orders.length === 0 ? (
    <NoOrders />
  ) : (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <Order key={order.number} order={order} />
      ))}
    </ul>
  )
