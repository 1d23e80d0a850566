import type { Centimes } from '../../../domain/money.ts'
import type { InvoiceState } from '../../../domain/order/amount-due.ts'

/** An invoice for display: formatted days, grouped reference. */
export type ShownInvoice = {
  number: number
  orderId: string
  orderNumber: number
  date: string
  dueDay: string
  paidDay: string | undefined
  reference: string
  /** Name and address, one per line. */
  payee: readonly string[]
  /** In groups of four; '' when the laboratory has not set an account. */
  iban: string
  total: Centimes
  /** What remains to be paid. */
  due: Centimes
  state: InvoiceState
}
