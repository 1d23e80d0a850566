import { type Centimes, centimes } from '../money.ts'

/** Why a payment does not settle an invoice without a decision of the staff. */
export type PaymentProblem =
  | 'no-reference'
  | 'reference-unknown'
  | 'underpaid'
  | 'overpaid'
  | 'already-paid'
  | 'invoice-cancelled'
  | 'other-currency'
  | 'reversal'
  | 'batch-without-details'
  /** Another file may have reported it. */
  | 'possible-duplicate'
  /** Set aside, as another file has reported it with its details. */
  | 'reported-with-details'

/** A credit of a bank statement. */
export type Credited = {
  amount: Centimes
  currency: string
  reference: string
  isReversal: boolean
  /** A collective booking whose payments are in another file. */
  isBatch: boolean
}

/** The invoice that has the reference of a payment. */
export type ReferencedInvoice = {
  isPaid: boolean
  isCancelled: boolean
  /** What is still to be paid after credit notes and earlier payments. */
  due: Centimes
  /** The reminder fees in `due`. */
  fees: Centimes
}

/**
 * Undefined if the payment belongs to the invoice: it settles it exactly, or leaves nothing but
 * reminder fees. Otherwise why it does not.
 */
export const paymentProblem = (
  { amount, currency, reference, isReversal, isBatch }: Credited,
  invoice: ReferencedInvoice | undefined,
): PaymentProblem | undefined => {
  if (isReversal) return 'reversal'
  if (isBatch) return 'batch-without-details'
  if (currency !== 'CHF') return 'other-currency'
  if (!reference) return 'no-reference'
  if (!invoice) return 'reference-unknown'
  if (invoice.isCancelled) return 'invoice-cancelled'
  if (invoice.isPaid || invoice.due <= 0) return 'already-paid'
  if (amount > invoice.due) return 'overpaid'
  return amount < invoice.due - invoice.fees ? 'underpaid' : undefined
}

/** The part of a payment that belongs to an invoice. */
export type PaymentShare<Invoice> = { invoice: Invoice; amount: Centimes }

/** A payment by the reference of a customer pays the invoices in their order; the last one in part. */
export const shareAmong = <Invoice extends { due: Centimes }>(
  payment: Credited,
  invoices: readonly Invoice[],
): PaymentShare<Invoice>[] => {
  let left: number = payment.amount
  return invoices.flatMap((invoice) => {
    const amount = centimes(Math.min(left, invoice.due))
    left -= amount
    return amount > 0 ? [{ invoice, amount }] : []
  })
}

/** A reference as invoices store it: a QR reference has 27 digits, banks may omit leading zeros. */
export const normalReference = (text: string): string => {
  const plain = text.replace(/\s/g, '').toUpperCase()
  return /^\d{1,27}$/.test(plain) ? plain.padStart(27, '0') : plain
}
