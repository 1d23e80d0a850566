import type { Transaction } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { findCreditNotes, type StoredDocument } from './find-documents.ts'
import { storeDocument } from './invoices.ts'

/** Whether an invoice can be replaced: nothing of it is paid, credited or reminded. */
export const mayReplace = async (
  db: Database,
  { id, orderId, paidAt }: StoredDocument,
): Promise<boolean> => {
  if (paidAt || (await findCreditNotes(db, orderId)).length > 0) return false
  const used = await Promise.all(
    (['bank_payment', 'reminder'] as const).map((table) =>
      db.selectFrom(table).select('id').where('invoice_id', '=', id).limit(1).executeTakeFirst(),
    ),
  )
  return used.every((row) => row === undefined)
}

/**
 * Credits the whole invoice of an order whose content is replaced. Both documents are kept as those of
 * the former `version`, with their numbers; the order has no invoice then.
 */
export const creditFormerInvoice = async (
  trx: Transaction<Schema>,
  { id, orderId, total }: StoredDocument,
  version: number,
  { now, issuedBy }: { now: Date; issuedBy: string },
): Promise<void> => {
  const note = await storeDocument(trx, { kind: 'credit-note', orderId, total, issuedBy, now })
  const both = [id, note.id]
  await trx
    .insertInto('former_document')
    .columns([
      ...(['id', 'kind', 'number', 'order_id', 'version', 'issued_at', 'due_on'] as const),
      ...(['reference', 'total', 'creditor', 'issued_by'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('invoice')
        .select([
          'id',
          'kind',
          'number',
          'order_id',
          eb.val(version).as('version'),
          'issued_at',
          'due_on',
        ])
        .select(['reference', 'total', 'creditor', 'issued_by'])
        .where('id', 'in', both),
    )
    .execute()
  await trx.deleteFrom('invoice').where('id', 'in', both).execute()
}
