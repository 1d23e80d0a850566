import type { Selectable } from 'kysely'
import type { Centimes } from '../../domain/money.ts'
import type { Credit } from '../../domain/order/refund.ts'
import type { Database } from '../db/client.ts'
import type { CreditorSnapshot, InvoiceTable } from '../db/tables/orders.ts'

export type IssuedDocumentKind = InvoiceTable['kind']

/** An invoice or credit note as it was issued. */
export type StoredDocument = {
  id: string
  kind: IssuedDocumentKind
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
  /** The part that a credit note credits; null for the whole order, and for invoices. */
  credited: Credit | null
  /** Account of the person who issued a credit note; null for invoices and automatic ones. */
  issuedBy: string | null
}

export const documentOf = (row: Selectable<InvoiceTable>): StoredDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  orderId: row.order_id,
  issuedAt: row.issued_at,
  dueOn: row.due_on,
  reference: row.reference,
  total: row.total,
  creditor: row.creditor,
  paidAt: row.paid_at,
  credited: row.credited,
  issuedBy: row.issued_by,
})

/** The document of this kind, the last one of several; undefined if not issued. */
export const findDocument = async (
  db: Database,
  orderId: string,
  kind: IssuedDocumentKind,
): Promise<StoredDocument | undefined> => {
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && documentOf(row)
}

/** The credit notes of an order, the oldest first. */
export const findCreditNotes = async (db: Database, orderId: string): Promise<StoredDocument[]> => {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .orderBy('number')
    .execute()
  return rows.map(documentOf)
}

/** The documents of former versions of an order, by kind and number. */
export const findFormerDocuments = async (
  db: Database,
  orderId: string,
): Promise<(StoredDocument & { version: number })[]> => {
  const rows = await db
    .selectFrom('former_document')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .orderBy('number')
    .execute()
  return rows.map(({ version, ...row }) => ({
    ...documentOf({ ...row, paid_at: null, credited: null }),
    version,
  }))
}

/** The kinds and numbers of the documents issued for an order, by number. */
export const findIssued = (
  db: Database,
  orderId: string,
): Promise<{ kind: IssuedDocumentKind; number: number }[]> =>
  db
    .selectFrom('invoice')
    .select(['kind', 'number'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
