import type { OrderStatus } from './order-status.ts'

/** When the invoice of an order is issued (R47). */
export type InvoiceMoment = 'dispatch' | 'confirmation'

/** As the option says; payment in advance needs the invoice at once. */
export const invoiceMomentOf = (payment: string, option: InvoiceMoment): InvoiceMoment =>
  payment === 'advance' ? 'confirmation' : option

type Order = { invoiceAt: InvoiceMoment; status: OrderStatus }

/** From the preparation on the staff may print the invoice for the parcel, which issues it. */
const invoiced: readonly OrderStatus[] = ['preparing', 'completed', 'refunded']

/** Orders that owe nothing, or not yet: no invoice is issued for them. */
export const unpayable: readonly OrderStatus[] = ['requested', 'cancelled', 'failed']

/** Whether the invoice is issued when it is opened and missing. */
export const isInvoiceDue = ({ invoiceAt, status }: Order): boolean =>
  !unpayable.includes(status) && (invoiceAt === 'confirmation' || invoiced.includes(status))
