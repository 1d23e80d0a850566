import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formerShop } from '../../domain/order/order-status.ts'
import type { AdminOrder, OrderStatus } from './order.ts'

export const statusColours = {
  pending: 'warning',
  requested: 'warning',
  'on-hold': 'warning',
  processing: 'info',
  preparing: 'info',
  completed: 'success',
  cancelled: 'default',
  refunded: 'default',
  failed: 'error',
} as const

/** What leads to a state, as a button. */
export const statusActions: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  pending: msg`Wait for the payment`,
  requested: msg`Wait for the approval`,
  'on-hold': msg`Put on hold`,
  processing: msg`Accept the order`,
  preparing: msg`Start the preparation`,
  completed: msg`Mark as sent`,
  cancelled: msg`Cancel the order`,
  refunded: msg`Refund everything`,
  failed: msg`Payment failed`,
}

/** What a change of state causes, said before it happens. */
export const statusConsequences: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  pending: msg`The order will wait for its payment. The customer will not receive an e-mail.`,
  requested: msg`The order will wait until the practice approves it. The customer will not receive an e-mail.`,
  'on-hold': msg`The order will wait. The customer will be told by e-mail that it is on hold.`,
  processing: msg`The customer will receive an e-mail that the order is being processed.`,
  preparing: msg`Customers can no longer change or cancel the order. They will not receive an e-mail.`,
  completed: msg`The customer will receive an e-mail that the order is on its way, with the tracking number if there is one.`,
  cancelled: msg`The order will be cancelled for good. If an invoice was issued, a credit note will cancel it. The customer will receive an e-mail.`,
  refunded: msg`The whole order will be refunded. The customer will receive an e-mail with the credit note.`,
  failed: msg`The payment has failed; it may still arrive. The customer will not receive an e-mail.`,
}

export const paymentNames: Readonly<Record<AdminOrder['payment'], MessageDescriptor>> = {
  invoice: msg`Invoice`,
  advance: msg`Payment in advance`,
  card: msg`Card or TWINT`,
}

const channelNames: Readonly<Record<string, MessageDescriptor>> = {
  shop: msg`Online shop`,
  phone: msg`Phone`,
  'order-form': msg`Order form`,
  'e-mail': msg`E-mail`,
  counter: msg`Counter`,
  [formerShop]: msg`Former shop`,
}

/** How an order was received. */
export const channelName = (channel: string): MessageDescriptor =>
  channelNames[channel] ?? msg`Online shop`
