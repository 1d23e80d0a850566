import { Trans, useLingui } from '@lingui/react/macro'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { OrderTotals } from '../../checkout/frame/order-totals.tsx'
import { LinePicture } from '../../shop/pictures/line-picture.tsx'
import { OrderScriptNote } from '../../shop/selector/price-lines.tsx'
import { FormulaButton, ListButton, StarButton } from '../../shop/shelf/save-buttons.tsx'
import { SubstanceList } from '../../shop/substance-list.tsx'
import { DetailAside } from './detail-aside.tsx'
import type { OrderDetail } from './find-detail.ts'
import { StatusMark } from './status-mark.tsx'

type DetailLine = OrderDetail['lines'][number]

type LineProps = { line: DetailLine; mayReorder: boolean }

const Line = ({ line, mayReorder }: LineProps) => {
  const { t } = useLingui()
  const { position, productId, name, info, quantity, unitPrice, total, reference } = line
  const { detail, substances } = lineMessages(info, t)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <LinePicture line={line} />
      <div className="min-w-0">
        <h2 className="text-lg break-words">{name}</h2>
        <p className="text-sm text-muted">{detail}</p>
        {substances.length > 0 && <SubstanceList substances={substances} className="mt-1" />}
        {reference && (
          <p className="mt-1 text-sm wrap-anywhere">{t`Your reference: ${reference}`}</p>
        )}
      </div>
      <div className="max-sm:col-start-2 sm:text-right">
        <p className="max-sm:flex max-sm:flex-row-reverse max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3">
          <Price amount={total} className="text-ink" />
          <span className="block text-sm whitespace-nowrap text-muted">
            <Trans>
              {quantity} × <Price amount={unitPrice} className="font-normal text-muted" />
            </Trans>
          </span>
        </p>
        {mayReorder && (
          <div className="flex flex-wrap gap-x-4 sm:justify-end">
            <button
              type="button"
              data-action="reorder"
              data-line={position}
              className="inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap text-leaf-dark hover:underline noscript:hidden"
            >
              {t`Order again`}
              <span className="sr-only">: {name}</span>
            </button>
            <StarButton line={{ WcId: productId, name, info }} />
            <FormulaButton line={{ WcId: productId, name, info }} />
          </div>
        )}
      </div>
    </li>
  )
}

type Props = { lines: readonly DetailLine[]; mayReorder: boolean }

/** The ordered lines with their containers; with `mayReorder` each has a reorder button. */
const DetailLines = ({ lines, mayReorder }: Props) => {
  const { t } = useLingui()
  return (
    <ul
      aria-label={t`Ordered items`}
      className="divide-y divide-line border-y border-line"
      data-order-lines
    >
      {lines.map((line) => (
        <Line key={line.position} line={line} mayReorder={mayReorder} />
      ))}
    </ul>
  )
}

/** An order: lines, totals, state, documents and reordering. */
export const AccountOrderPage = ({ order }: { order: OrderDetail }) => (
  <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_19rem]">
    <div>
      {order.isOwn && <OrderScriptNote />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <p className="text-muted">
            <Trans>Ordered on {order.date}</Trans>
          </p>
          {/* On wide screens the history beside it shows the state. */}
          <p className="font-medium xl:hidden">
            <StatusMark status={order.status} />
          </p>
        </div>
        {order.isOwn && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ListButton
              lines={order.lines.map(({ productId, ...line }) => ({ ...line, WcId: productId }))}
            />
            <Button look="outline" className="noscript:hidden" data-action="reorder">
              <Trans>Order everything again</Trans>
            </Button>
          </div>
        )}
      </div>
      <DetailLines lines={order.lines} mayReorder={order.isOwn} />
      <OrderTotals order={order} className="mt-5 ml-auto max-w-sm" />
    </div>
    <DetailAside order={order} />
  </div>
)
