import type { Database } from '../db/client.ts'
import { documentOf, type StoredDocument } from './find-documents.ts'

/** `credited`: cancelled by a credit note, whatever the order's status. */
type InvoiceState = 'open' | 'overdue' | 'paid' | 'credited'

export type ListedInvoice = Pick<
  StoredDocument,
  'number' | 'issuedAt' | 'dueOn' | 'reference' | 'total' | 'paidAt' | 'creditor'
> & {
  orderId: string
  orderNumber: number
  state: InvoiceState
}

const stateOf = ({ paidAt, total, dueOn }: StoredDocument, isCredited: boolean, today: string) => {
  if (isCredited) return 'credited'
  if (paidAt || total === 0) return 'paid'
  return dueOn < today ? 'overdue' : 'open'
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
    .leftJoin('invoice as note', (join) =>
      join.onRef('note.order_id', '=', 'invoice.order_id').on('note.kind', '=', 'credit-note'),
    )
    .selectAll('invoice')
    .select(['orders.number as order_number', 'note.id as note_id'])
    .where('orders.account_id', '=', accountId)
    .where('invoice.kind', '=', 'invoice')
    .orderBy('invoice.number', 'desc')
    .execute()
  return rows.map((row) => {
    const document = documentOf(row)
    const { number, issuedAt, dueOn, reference, total, paidAt, creditor, orderId } = document
    const state = stateOf(document, row.note_id !== null, today)
    const orderNumber = row.order_number
    const listed = { number, issuedAt, dueOn, reference, total, paidAt, creditor, orderId }
    return { ...listed, orderNumber, state }
  })
}
