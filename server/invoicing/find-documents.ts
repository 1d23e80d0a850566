import type { Selectable } from 'kysely'
import { type Centimes, centimes } from '../../domain/money.ts'
import type { Database } from '../db/client.ts'
import type { CreditorSnapshot, InvoiceTable } from '../db/tables/orders.ts'

export type DocumentKind = InvoiceTable['kind']

/** An invoice or credit note as it was issued. */
export type StoredDocument = {
  id: string
  kind: DocumentKind
  number: number
  orderId: string
  issuedAt: Date
  /** YYYY-MM-DD in Switzerland. */
  dueOn: string
  /** QR reference or SCOR; '' for a credit note or without an account. */
  reference: string
  total: Centimes
  creditor: CreditorSnapshot
  paidAt: Date | null
}

export const documentOf = (row: Selectable<InvoiceTable>): StoredDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  orderId: row.order_id,
  issuedAt: row.issued_at,
  dueOn: row.due_on,
  reference: row.reference,
  total: centimes(row.total),
  creditor: row.creditor,
  paidAt: row.paid_at,
})

/** The document of this kind; undefined if not issued. */
export const findDocument = async (
  db: Database,
  orderId: string,
  kind: DocumentKind,
): Promise<StoredDocument | undefined> => {
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row && documentOf(row)
}

/** The kinds of documents issued for an order. */
export const findDocumentKinds = async (db: Database, orderId: string): Promise<DocumentKind[]> => {
  const rows = await db
    .selectFrom('invoice')
    .select('kind')
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ kind }) => kind)
}
