import type { Centimes } from '../../../domain/money.ts'

/** An invoice as the page shows it; days are written out, the reference in its groups. */
export type ShownInvoice = {
  number: number
  orderId: string
  orderNumber: number
  date: string
  dueDay: string
  paidDay: string | undefined
  reference: string
  /** Name and address, a line each. */
  payee: readonly string[]
  /** In groups of four; '' where the laboratory has no account. */
  iban: string
  total: Centimes
  state: 'open' | 'overdue' | 'paid' | 'credited'
}
