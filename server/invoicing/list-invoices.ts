import type { Centimes } from '../../domain/money.ts'
import { amountDue, type InvoiceState, invoiceState } from '../../domain/order/amount-due.ts'
import { isVisibleTo } from '../accounts/members/find-member.ts'
import type { Database } from '../db/client.ts'
import { documentOf, type StoredDocument } from './find-documents.ts'
import { amountsOf, creditedTotal, feesTotal, receivedTotal } from './settled-amounts.ts'

export type ListedInvoice = Pick<
  StoredDocument,
  'number' | 'issuedAt' | 'dueOn' | 'reference' | 'total' | 'paidAt' | 'creditor'
> & {
  orderId: string
  orderNumber: number
  /** What remains to be paid. */
  due: Centimes
  state: InvoiceState
}

/** The invoices of an account, the newest first. `today`: YYYY-MM-DD in Switzerland. */
export const listInvoices = async (
  db: Database,
  accountId: string,
  today: string,
): Promise<ListedInvoice[]> => {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .selectAll('invoice')
    .select('orders.number as order_number')
    .select((eb) => [
      creditedTotal(eb.ref('invoice.order_id')).as('credited_total'),
      receivedTotal(eb.ref('invoice.id')).as('received'),
      feesTotal(eb.ref('invoice.id')).as('fees'),
    ])
    .where(isVisibleTo(accountId))
    .where('invoice.kind', '=', 'invoice')
    .orderBy('invoice.number', 'desc')
    .execute()
  return rows.map((row) => {
    const document = documentOf(row)
    const { number, issuedAt, dueOn, reference, total, paidAt, creditor, orderId } = document
    const amounts = amountsOf({ ...row, credited: row.credited_total })
    const state = invoiceState({ ...amounts, dueOn }, today)
    const orderNumber = row.order_number
    const listed = { number, issuedAt, dueOn, reference, total, paidAt, creditor, orderId }
    return { ...listed, orderNumber, due: amountDue(amounts), state }
  })
}
