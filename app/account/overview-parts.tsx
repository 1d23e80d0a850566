import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { pageNames } from '../../messages/site/page-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LineList } from '../../ui/line-layout.tsx'
import { Price } from '../../ui/price.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { useAddress } from '../i18n/use-address.ts'
import { OrderLine } from '../shop/order-line.tsx'
import type { AccountPageKey } from './account-page.tsx'
import { StatusMark } from './orders/status-mark.tsx'
import type { Overview } from './overview.ts'
import type { ShelfRowView } from './shelf/shelf-rows.ts'

type PartProps = {
  title: ReactNode
  /** The page that has all of it. */
  page: AccountPageKey
  className?: string
  children: ReactNode
}

const Part = ({ title, page, className = '', children }: PartProps) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col border border-line bg-sheet px-5 pt-4 pb-2 ${className}`}
    >
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="grow">{children}</div>
      <p className="mt-2 border-t border-line">
        <PageLink page={page} className="arrow-link text-sm">
          {t(pageNames[page])}
          <Icon name="arrow-right" className="size-4" />
        </PageLink>
      </p>
    </section>
  )
}

/** The last order with its state; it can be ordered again. */
export const LastOrder = ({ lastOrder }: Pick<Overview, 'lastOrder'>) => {
  const { t } = useLingui()
  const addressOf = useAddress()
  const number = lastOrder?.number
  const order = { order: `${number}` }
  return (
    <Part title={<Trans>Last order</Trans>} page="account.orders">
      {lastOrder ? (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <PageLink
              page="account.orders.order"
              params={order}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {t`No. ${number}`}
            </PageLink>
            <StatusMark status={lastOrder.status} />
          </div>
          <p className="flex justify-between gap-4 text-muted tabular-nums">
            {lastOrder.date}
            <Price amount={lastOrder.total} className="text-ink" />
          </p>
          <button
            type="button"
            data-action="reorder"
            data-address={addressOf('account.orders.order', order)}
            className="button button-outline mt-3 mb-2 noscript:hidden"
          >
            {t`Order again`}
          </button>
        </>
      ) : (
        <p className="text-muted">
          <Trans>You have no orders yet.</Trans>
        </p>
      )}
    </Part>
  )
}

/** The open invoices with amount and date. */
export const OpenInvoices = ({ unpaid, unpaidCount }: Omit<Overview, 'lastOrder'>) => {
  const { t } = useLingui()
  const more = unpaidCount - unpaid.length
  return (
    <Part title={<Trans>Open invoices</Trans>} page="account.payment">
      {unpaid.length === 0 && (
        <p className="flex items-center gap-2 text-muted">
          <Icon name="check" className="text-leaf-dark" />
          <Trans>Nothing to pay</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {unpaid.map(({ orderNumber, due, dueDay, isLate }) => (
          <li
            key={orderNumber}
            className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums"
          >
            <span>{t`No. ${orderNumber}`}</span>
            <Price amount={due} className="text-ink" />
            <span
              className={`basis-full text-sm ${isLate ? 'font-semibold text-alarm' : 'text-muted'}`}
            >
              {dueDay === undefined
                ? t`Payable immediately`
                : isLate
                  ? t`Was payable by ${dueDay}`
                  : t`Payable by ${dueDay}`}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-muted">
          <Plural value={more} one="and # more invoice" other="and # more invoices" />
        </p>
      )}
    </Part>
  )
}

type FavouriteProps = { row: ShelfRowView; mayOrder: boolean }

const Favourite = ({ row, mayOrder }: FavouriteProps) => {
  const { t } = useLingui()
  const { name: title } = row
  return (
    <OrderLine
      line={row}
      amount={'item' in row ? row.item.price : undefined}
      actions={
        'item' in row &&
        mayOrder && (
          <button
            type="button"
            aria-label={t`Add ${title} to Cart`}
            data-action="add-line"
            data-item={JSON.stringify(row.item)}
            className="line-button text-leaf-dark noscript:hidden"
          >
            <Icon name="basket" />
          </button>
        )
      }
    />
  )
}

/** The first articles of the shelf. */
export const Favourites = ({
  rows,
  mayOrder,
}: {
  rows: readonly ShelfRowView[]
  mayOrder: boolean
}) => {
  const { t } = useLingui()
  return (
    <Part
      title={<Trans>Favourites and recent items</Trans>}
      page="account.shelf"
      className="md:col-span-2"
    >
      {rows.length === 0 ? (
        <p className="text-muted">
          {t`What you order or mark with a star appears here, with your usual dilution and size.`}
        </p>
      ) : (
        <LineList>
          {rows.map((row) => (
            <Favourite key={row.key} row={row} mayOrder={mayOrder} />
          ))}
        </LineList>
      )}
    </Part>
  )
}
