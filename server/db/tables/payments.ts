import type { ColumnType } from 'kysely'
import type { Booking, JournalAccounts, JournalSource } from '../../../domain/journal/bookings.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { PaymentProblem } from '../../../domain/payments/match-payment.ts'
import type { JsonColumn } from '../json.ts'
import type { MoneyColumn } from './money-column.ts'

/** An imported file of the bank (ISO 20022). */
export type BankStatementTable = {
  id: string
  kind: 'camt.053' | 'camt.054'
  file_name: string
  /** The bank's ids of the statements in the file, separated by commas. */
  statement_ids: string
  imported_at: Date
  imported_by: string | null
}

/** How a payment was made; only those by `bank` come in a statement, and those by `card` from Stripe. */
export type PaymentMethod = 'bank' | 'cash' | 'other' | 'card'

/** A credit on the laboratory's account, or a payment that the staff have entered. */
export type BankPaymentTable = {
  id: string
  /** Null for payments that the staff have entered. */
  statement_id: string | null
  /** Identifies the entry in every file that reports it. */
  entry_key: string
  /** Identifies the booking that it belongs to (`StatementPayment`). */
  booking_key: string
  /** Of everything but the statement that reports it; '' before migration 0044. */
  content_hash: string
  /** Value date, YYYY-MM-DD. */
  value_on: string
  /** Negative for a credit that the bank has taken back, and for money paid back to the customer. */
  amount: MoneyColumn
  /** ISO 4217. */
  currency: string
  /** QR reference or SCOR without spaces; '' without one. */
  reference: string
  payer: string
  message: string
  /** Both, as searched (`searchKey`). */
  search_text: string
  state: 'matched' | 'open' | 'dismissed'
  /** Why it was not matched; null if it was. */
  problem: PaymentProblem | null
  invoice_id: string | null
  /** Null until the staff have decided, and for automatic matches. */
  decided_at: Date | null
  decided_by: string | null
  note: string
  /** Status of the order before this payment settled its invoice; null if it did not. */
  status_before: OrderStatus | null
  method: ColumnType<PaymentMethod, PaymentMethod | undefined>
}

/** `open`: can be paid; `expired`: cannot any more; `refund-due`: is sent to Stripe. */
export const onlinePaymentStates = [
  ...(['open', 'paid', 'expired'] as const),
  ...(['refund-due', 'refunded', 'refund-failed'] as const),
] as const

/** A payment by card or TWINT on the page of the payment provider, or a refund of one (R27). */
export type OnlinePaymentTable = {
  /** The idempotency key of its session, or of its refund. */
  id: string
  order_id: string
  /** Of Stripe; null until it is created, and for the refund of a part. */
  session_id: string | null
  /** Stripe's id of the payment that was made. */
  payment_intent: string | null
  amount: MoneyColumn
  state: (typeof onlinePaymentStates)[number]
  /** Why Stripe has refused a refund; '' for others. */
  problem: string
  created_at: Date
  /** When an open one is looked up next, as its notification may be lost. */
  check_at: Date
  /** When the staff have paid back otherwise what Stripe has refused; null for others. */
  paid_back_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Reminders that are sent together; one at most is a draft. */
export type ReminderRunTable = {
  id: string
  state: 'draft' | 'sent' | 'discarded'
  created_at: Date
  created_by: string | null
  /** When it was sent or discarded; null for a draft. */
  ended_at: Date | null
}

/** A reminder of an invoice: one per step, excluded ones aside. */
export type ReminderTable = {
  id: string
  run_id: string
  invoice_id: string
  /** 1 to 3. */
  step: number
  /** What was due without `fee`, fees of earlier steps included. */
  amount: MoneyColumn
  /** 0 for none. */
  fee: MoneyColumn
  /** Payable by, YYYY-MM-DD in Switzerland; of a draft, if it is sent on the day of the run. */
  due_on: string
  state: 'draft' | 'excluded' | 'sent'
  /** Why it is excluded, or why its fee is waived; '' for others. */
  reason: string
  /** When the fee was waived; null if it was not. */
  waived_at: Date | null
  waived_by: string | null
}

/** A customer whom no reminder is sent to, as instalments are agreed. */
export type ReminderPauseTable = {
  account_id: string
  /** The last day, YYYY-MM-DD in Switzerland; null for good. */
  until: string | null
  note: string
  set_at: Date
  set_by: string | null
}

/** The number in the payment reference of a customer's statements of account. */
export type AccountReferenceTable = {
  account_id: string
  number: number
}

/** Bookings that were exported together, with the accounts of that time. */
export type JournalBatchTable = {
  id: string
  /** Consecutive, without gaps. */
  number: number
  /** The last day, YYYY-MM-DD in Switzerland. */
  until: string
  created_at: Date
  created_by: string | null
  accounts: JsonColumn<JournalAccounts>
}

/** A booking of a batch. */
export type JournalEntryTable = {
  batch_id: string
  /** In the batch, from 0. */
  position: number
  source: JournalSource['kind']
  /** Id of the document, reminder or payment; of a rest, that of its invoice. */
  source_id: string
  /** Among the bookings of the source, from 0. */
  line: number
  order_id: string
  /** `reversed`: cancelled by a `reversal` of a later batch. */
  state: 'posted' | 'reversed' | 'reversal'
  /** YYYY-MM-DD in Switzerland. */
  day: string
  /** Number of the invoice or credit note. */
  document: number
  text: string
  debit: Booking['debit']
  credit: Booking['credit']
  amount: MoneyColumn
  /** In hundredths of a percent; null outside VAT. */
  rate: number | null
  vat: MoneyColumn
}
