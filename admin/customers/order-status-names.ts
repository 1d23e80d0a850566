import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../domain/order/order-status.ts'

/** Names of the statuses of orders. */
export const useOrderStatusNames = (): Record<OrderStatus, string> => {
  const { t } = useLingui()
  return {
    pending: t`Awaiting payment`,
    processing: t`In preparation`,
    'on-hold': t`On hold`,
    completed: t`Shipped`,
    cancelled: t`Cancelled`,
    refunded: t`Refunded`,
    failed: t`Failed`,
  }
}
