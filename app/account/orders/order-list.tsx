import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import { NothingYet } from '../notices.tsx'
import { StatusMark } from './status-mark.tsx'

/** An order in the list (D1 §3); the date is formatted, '21.11.2026'. */
export type AccountOrder = {
  number: number
  date: string
  status: OrderStatus
  total: Centimes
  /** The first lines; `more` is the number of further ones. */
  lines: OrderLineView[]
  more: number
}

type OrderLineView = { position: number; name: string; info: CartInfo; quantity: number }

const Line = ({ name, info, quantity }: OrderLineView) => {
  const { t } = useLingui()
  const { detail } = lineMessages(info, t)
  return (
    <li className="flex gap-2">
      <span className="shrink-0 tabular-nums">{quantity} ×</span>
      <span className="min-w-0 break-words">
        <span className="text-ink">{name}</span>{' '}
        {detail && <span className="max-sm:hidden">· {detail}</span>}
      </span>
    </li>
  )
}

const Order = ({ order }: { order: AccountOrder }) => {
  const { t } = useLingui()
  const { number, date, status, total, lines, more } = order
  const name = t`No. ${number}`
  const address = useAddress()('account.orders.order', { order: `${number}` })
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 pr-8 hover:bg-wash sm:pl-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="font-sans text-base font-semibold tabular-nums">
          {/* The link covers the whole entry. */}
          <PageLink
            page="account.orders.order"
            params={{ order: `${number}` }}
            className="after:absolute after:inset-0"
          >
            {name}
          </PageLink>
        </h2>
        <span className="text-muted tabular-nums">{date}</span>
      </div>
      <p className="text-right">
        <Price amount={total} className="text-ink" />
      </p>
      <ul className="grid gap-0.5 self-start text-sm text-muted">
        {lines.map((line) => (
          <Line key={line.position} {...line} />
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more item" other="and # more items" />
          </li>
        )}
      </ul>
      <div className="grid justify-items-end self-start justify-self-end text-sm">
        <StatusMark status={status} />
        {/* Above the link of the entry. */}
        <button
          type="button"
          data-action="reorder"
          data-address={address}
          className="relative z-1 inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-leaf-dark hover:underline noscript:hidden"
        >
          {t`Order again`}
          <span className="sr-only">
            <Trans>: {name}</Trans>
          </span>
        </button>
      </div>
      <Icon
        name="arrow-right"
        className="absolute top-1/2 right-1 size-5 -translate-y-1/2 text-muted"
      />
    </li>
  )
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 font-medium hover:bg-wash aria-[current]:bg-leaf-dark aria-[current]:text-white'

/** Plain links, with one address per page. */
const Pages = ({ page, pages }: { page: number; pages: number }) => {
  const { t } = useLingui()
  const address = useAddress()('account.orders')
  if (pages < 2) return null
  return (
    <nav aria-label={t`Order pages`} className="mt-8">
      <ol className="flex flex-wrap justify-center gap-1 tabular-nums">
        {Array.from({ length: pages }, (_, at) => at + 1).map((one) => (
          <li key={one}>
            <a
              href={one === 1 ? address : `${address}?page=${one}`}
              aria-current={one === page ? 'page' : undefined}
              className={linkClass}
            >
              {one}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Props = { orders: readonly AccountOrder[]; page: number; pages: number }

/** Orders, newest first, each with a link to its page. */
export const AccountOrderList = ({ orders, page, pages }: Props) =>
  orders.length === 0 ? (
    <NothingYet>
      <Trans>You have no orders yet.</Trans>
    </NothingYet>
  ) : (
    <>
      <ul className="divide-y divide-line border-y border-line" data-orders>
        {orders.map((order) => (
          <Order key={order.number} order={order} />
        ))}
      </ul>
      <Pages page={page} pages={pages} />
    </>
  )
