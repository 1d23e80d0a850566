import { type Centimes, centimes } from '../money.ts'

/**
 * `fees`: the sum of the reminder fees that are not waived; `credited`: that of the credit notes;
 * `received`: that of the matched payments.
 */
export type InvoiceAmounts = {
  total: Centimes
  fees: Centimes
  credited: Centimes
  received: Centimes
  isPaid: boolean
}

/** `credited`: cancelled in full by credit notes, whatever the order's status. */
export type InvoiceState = 'open' | 'overdue' | 'paid' | 'credited'

/** What remains with fees, after credit notes and payments; negative if those are more. */
export const invoiceBalance = ({
  total,
  fees,
  credited,
  received,
}: Omit<InvoiceAmounts, 'isPaid'>): Centimes => centimes(total + fees - credited - received)

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
  if (amountDue(invoice) === 0)
    return invoice.total > 0 && invoice.credited >= invoice.total ? 'credited' : 'paid'
  return invoice.dueOn < today ? 'overdue' : 'open'
}
