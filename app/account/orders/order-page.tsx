import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { OrderTotals } from '../../checkout/frame/order-totals.tsx'
import { OrderScriptNote } from '../../shop/selector/order-script-note.tsx'
import { ListButton } from '../../shop/shelf/save-buttons.tsx'
import { DetailAside } from './detail-aside.tsx'
import { DetailLines } from './detail-lines.tsx'
import type { OrderDetail } from './order-detail.ts'
import { StatusMark } from './status-mark.tsx'

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
