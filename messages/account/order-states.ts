import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '../../domain/order/order-status.ts'

export const orderStatusNames: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  pending: msg`Pending`,
  requested: msg`Awaiting approval`,
  'on-hold': msg`On hold`,
  processing: msg`Processing`,
  preparing: msg`In preparation`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  refunded: msg`Refunded`,
  failed: msg`Failed`,
}
