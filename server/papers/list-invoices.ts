import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { Database } from '../db/client.ts'
import { type Paper, paperOf } from './find-papers.ts'

/** Credited: taken back by a credit note, or its order came to nothing. */
export type InvoiceState = 'open' | 'overdue' | 'paid' | 'credited'

export type ListedInvoice = Pick<
  Paper,
  'number' | 'issuedAt' | 'dueOn' | 'reference' | 'total' | 'paidAt'
> & {
  orderId: string
  orderNumber: number
  state: InvoiceState
}

const isOff: readonly OrderStatus[] = ['cancelled', 'failed', 'refunded']

const stateOf = ({ paidAt, total, dueOn }: Paper, order: OrderStatus, today: string) => {
  if (isOff.includes(order)) return 'credited'
  if (paidAt || total === 0) return 'paid'
  return dueOn < today ? 'overdue' : 'open'
}

/** The invoices of an account, the newest first; `today` is the day in Switzerland. */
export const listInvoices = async (
  db: Database,
  accountId: string,
  today: string,
): Promise<ListedInvoice[]> => {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .selectAll('invoice')
    .select(['orders.number as order_number', 'orders.status'])
    .where('orders.account_id', '=', accountId)
    .where('invoice.kind', '=', 'invoice')
    .orderBy('invoice.number', 'desc')
    .execute()
  return rows.map((row) => {
    const paper = paperOf(row)
    const { number, issuedAt, dueOn, reference, total, paidAt, orderId } = paper
    const state = stateOf(paper, row.status, today)
    const orderNumber = row.order_number
    return { number, issuedAt, dueOn, reference, total, paidAt, orderId, orderNumber, state }
  })
}
