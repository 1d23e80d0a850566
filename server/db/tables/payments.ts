import type { ColumnType } from 'kysely'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { PaymentProblem } from '../../../domain/payments/match-payment.ts'
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

/** How a payment was made; only those by `bank` come in a statement. */
export type PaymentMethod = 'bank' | 'cash' | 'other'

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
