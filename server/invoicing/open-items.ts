import { type Centimes, centimes, sumCentimes } from '../../domain/money.ts'
import type { Database } from '../db/client.ts'
import { swissDay } from '../swiss-day.ts'
import { findCreditNotes, type StoredDocument } from './find-documents.ts'

/** What belongs to an invoice in a statement of account; credits and payments are negative. */
export type OpenItem =
  | { kind: 'invoice' | 'credit-note'; number: number; day: string; amount: Centimes }
  | { kind: 'payment' | 'fee'; day: string; amount: Centimes }

export const sumOf = (items: readonly OpenItem[]): Centimes =>
  sumCentimes(items.map(({ amount }) => amount))

/** An invoice with its credit notes, payments, and the fees that are not waived. */
export const findOpenItems = async (
  db: Database,
  { id, orderId, number, issuedAt, total }: StoredDocument,
): Promise<OpenItem[]> => {
  const notes = await findCreditNotes(db, orderId)
  const payments = await db
    .selectFrom('bank_payment')
    .select(['value_on as day', 'amount'])
    .where('invoice_id', '=', id)
    .where('state', '=', 'matched')
    .orderBy('value_on')
    .execute()
  const fees = await db
    .selectFrom('reminder')
    .innerJoin('reminder_run', 'reminder_run.id', 'reminder.run_id')
    .select(['reminder_run.ended_at', 'reminder.fee'])
    .where('reminder.invoice_id', '=', id)
    .where('reminder.state', '=', 'sent')
    .where('reminder.fee', '>', centimes(0))
    .where('reminder.waived_at', 'is', null)
    .orderBy('reminder.step')
    .execute()
  const negative = (amount: Centimes) => centimes(-amount)
  return [
    { kind: 'invoice', number, day: swissDay(issuedAt), amount: total },
    ...notes.map((note): OpenItem => {
      const day = swissDay(note.issuedAt)
      return { kind: 'credit-note', number: note.number, day, amount: negative(note.total) }
    }),
    ...payments.map(
      ({ day, amount }): OpenItem => ({ kind: 'payment', day, amount: negative(amount) }),
    ),
    ...fees.map(
      ({ ended_at, fee }): OpenItem => ({
        ...{ kind: 'fee', day: swissDay(ended_at ?? issuedAt), amount: fee },
      }),
    ),
  ]
}
