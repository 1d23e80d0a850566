import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { OrderTotals } from '../../checkout/frame/order-totals.tsx'
import { DetailAside } from './detail-aside.tsx'
import { DetailLines } from './detail-lines.tsx'
import type { OrderDetail } from './order-detail.ts'
import type { ReorderAnswer } from './reorder-answer.ts'
import { ReorderDialog } from './reorder-dialog.tsx'
import { StatusMark } from './status-mark.tsx'

/** An order: lines, totals, state, documents and reordering. */
export const OrderPage = ({ order }: { order: OrderDetail }) => {
  const fetcher = useFetcher<ReorderAnswer>()
  const [isAsking, setAsking] = useState(false)
  const ask = (line?: number) => {
    setAsking(true)
    fetcher.submit(line === undefined ? {} : { line }, { method: 'post' })
  }
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div>
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
            <Button look="outline" className="noscript:hidden" onClick={() => ask()}>
              <Trans>Order everything again</Trans>
            </Button>
          )}
        </div>
        <DetailLines lines={order.lines} onReorder={order.isOwn ? ask : undefined} />
        <OrderTotals order={order} className="mt-5 ml-auto max-w-sm" />
      </div>
      <DetailAside order={order} />
      <ReorderDialog
        open={isAsking}
        answer={fetcher.state === 'idle' ? fetcher.data : undefined}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
