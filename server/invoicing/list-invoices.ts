import type { Database } from '../db/client.ts'
import { documentOf, type StoredDocument } from './find-documents.ts'

/** `credited`: cancelled in full by credit notes, whatever the order's status. */
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
    .selectAll('invoice')
    .select('orders.number as order_number')
    .select((eb) =>
      eb
        .selectFrom('invoice as note')
        .select((note) => note.fn.sum<number | string | null>('note.total').as('credited_total'))
        .whereRef('note.order_id', '=', 'invoice.order_id')
        .where('note.kind', '=', 'credit-note')
        .as('credited_total'),
    )
    .where('orders.account_id', '=', accountId)
    .where('invoice.kind', '=', 'invoice')
    .orderBy('invoice.number', 'desc')
    .execute()
  return rows.map((row) => {
    const document = documentOf(row)
    const { number, issuedAt, dueOn, reference, total, paidAt, creditor, orderId } = document
    const credited = row.credited_total
    const isCredited = credited !== null && Number(credited) >= total
    const state = stateOf(document, isCredited, today)
    const orderNumber = row.order_number
    const listed = { number, issuedAt, dueOn, reference, total, paidAt, creditor, orderId }
    return { ...listed, orderNumber, state }
  })
}
