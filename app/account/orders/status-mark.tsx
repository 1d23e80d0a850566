import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../../domain/order/order-status.ts'

const marks: Record<OrderStatus, { name: MessageDescriptor; colour: string }> = {
  pending: { name: msg`Pending`, colour: 'bg-ochre-light' },
  'on-hold': { name: msg`On hold`, colour: 'bg-ochre-light' },
  processing: { name: msg`Processing`, colour: 'bg-leaf' },
  completed: { name: msg`Completed`, colour: 'bg-leaf-dark' },
  cancelled: { name: msg`Cancelled`, colour: 'bg-edge' },
  refunded: { name: msg`Refunded`, colour: 'bg-edge' },
  failed: { name: msg`Failed`, colour: 'bg-alarm' },
}

/** The state of an order as text; the colour is redundant. */
export const StatusMark = ({ status }: { status: OrderStatus }) => {
  const { t } = useLingui()
  const { name, colour } = marks[status]
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
      {t(name)}
    </span>
  )
}
