import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import { orderStatusNames } from '../../../messages/account/order-states.ts'

const colours: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-ochre-light',
  requested: 'bg-ochre-light',
  'on-hold': 'bg-ochre-light',
  processing: 'bg-leaf',
  preparing: 'bg-leaf',
  completed: 'bg-leaf-dark',
  cancelled: 'bg-edge',
  refunded: 'bg-edge',
  failed: 'bg-alarm',
}

/** The state of an order as text; the colour is redundant. */
export const StatusMark = ({ status }: { status: OrderStatus }) => {
  const { t } = useLingui()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${colours[status]}`} />
      {t(orderStatusNames[status])}
    </span>
  )
}
