import { type Centimes, centimes } from '../money.ts'

/** `credited`: the sum of the credit notes; `received`: the sum of the matched payments. */
export type InvoiceAmounts = {
  total: Centimes
  credited: Centimes
  received: Centimes
  isPaid: boolean
}

/** `credited`: cancelled in full by credit notes, whatever the order's status. */
export type InvoiceState = 'open' | 'overdue' | 'paid' | 'credited'

/** What remains after credit notes and payments; negative if that is more than the total. */
export const invoiceBalance = ({
  total,
  credited,
  received,
}: Omit<InvoiceAmounts, 'isPaid'>): Centimes => centimes(total - credited - received)

/** What is to be paid: nothing of an invoice that is paid or credited, else the rest. */
export const amountDue = (amounts: InvoiceAmounts): Centimes =>
  centimes(amounts.isPaid ? 0 : Math.max(0, invoiceBalance(amounts)))

/** What customers have paid beyond the invoice, and the laboratory pays back. */
export const amountOverpaid = (amounts: Omit<InvoiceAmounts, 'isPaid'>): Centimes =>
  centimes(Math.max(0, -invoiceBalance(amounts)))

/** Days are YYYY-MM-DD in Switzerland; the day on which it is due is not overdue yet. */
export const invoiceState = (
  invoice: InvoiceAmounts & { dueOn: string },
  today: string,
): InvoiceState => {
  if (invoice.total > 0 && invoice.credited >= invoice.total) return 'credited'
  if (amountDue(invoice) === 0) return 'paid'
  return invoice.dueOn < today ? 'overdue' : 'open'
}
