import type { OrderStatus } from './order-status.ts'

/** When the invoice of an order is issued (R47). */
export type InvoiceMoment = 'dispatch' | 'confirmation'

/** Whether an order is prepared once it is paid: in advance, or by card. */
export const isPaidFirst = (payment: string): boolean => payment === 'advance' || payment === 'card'

/** Statuses in which such an order waits for its payment. */
export const awaitingPayment: readonly OrderStatus[] = ['pending', 'on-hold', 'failed']

/** As the option says; what is paid before the preparation is invoiced before it. */
export const invoiceMomentOf = (payment: string, option: InvoiceMoment): InvoiceMoment =>
  isPaidFirst(payment) ? 'confirmation' : option

type Order = { invoiceAt: InvoiceMoment; status: OrderStatus }

/** From the preparation on the staff may print the invoice for the parcel, which issues it. */
const invoiced: readonly OrderStatus[] = ['preparing', 'completed', 'refunded']

/** Orders that owe nothing, or not yet: no invoice is issued for them. */
export const unpayable: readonly OrderStatus[] = ['requested', 'cancelled', 'failed']

/** Whether the invoice is issued when it is opened and missing; of a payment by card, once it is paid. */
export const isInvoiceDue = ({ invoiceAt, status }: Order): boolean =>
  status !== 'pending' &&
  !unpayable.includes(status) &&
  (invoiceAt === 'confirmation' || invoiced.includes(status))
