import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BankPayment } from './payment.ts'

type Problem = NonNullable<BankPayment['problem']>

/** Why a payment does not settle an invoice automatically. */
export const problemTexts: Readonly<Record<Problem, MessageDescriptor>> = {
  'no-reference': msg`Without a reference`,
  'reference-unknown': msg`No invoice has this reference`,
  underpaid: msg`Less than the invoice`,
  overpaid: msg`More than the invoice`,
  'already-paid': msg`The invoice is already paid`,
  'invoice-cancelled': msg`The order was cancelled`,
  'other-currency': msg`Another currency`,
  reversal: msg`The bank has reversed a payment`,
  'batch-without-details': msg`Several payments in one sum: please import the details (camt.054)`,
  'possible-duplicate': msg`Perhaps imported before: please compare with your bank account`,
  'reported-with-details': msg`Replaced by its details from another file`,
}

/** What happened with a payment. */
export const stateTexts: Readonly<Record<BankPayment['state'], MessageDescriptor>> = {
  open: msg`To review`,
  matched: msg`Assigned`,
  dismissed: msg({ message: 'Set aside', context: 'state of a payment' }),
}

/** Payments of invoices that were paid beyond their total. */
export const overpaidText = msg`To pay back`

/** How a payment was made. */
export const methodTexts: Readonly<Record<BankPayment['method'], MessageDescriptor>> = {
  bank: msg`Bank`,
  cash: msg`Cash`,
  card: msg`Card or TWINT`,
  other: msg({ message: 'Other', context: 'way of paying' }),
}
