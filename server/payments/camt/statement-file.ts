import type { Centimes } from '../../../domain/money.ts'

/** A credit on the account, as the bank reports it. */
export type StatementPayment = {
  /** Identifies the entry in every file that reports it (SHA-256). */
  key: string
  /** `key` as computed before migration 0044. */
  formerKey: string
  /** Identifies the booking that it belongs to: entries with equal keys may be the same booking. */
  bookingKey: string
  /** Whether the bank has given the booking a reference: equal keys are the same booking. */
  hasBankReference: boolean
  /** Of everything but the statement that reports it. */
  contentHash: string
  /** Identifies the statement or notification that reports it. */
  reportKey: string
  /** YYYY-MM-DD. */
  valueOn: string
  /** Negative for a credit that the bank has taken back. */
  amount: Centimes
  /** ISO 4217. */
  currency: string
  /** In its own field, as invoices store it; '' without one. */
  reference: string
  /** In free texts. */
  textReferences: string[]
  payer: string
  message: string
  isReversal: boolean
  /** A collective booking without its payments, which are in another file. */
  isBatch: boolean
}

export type StatementFile = {
  kind: 'camt.053' | 'camt.054'
  statementIds: string[]
  /** IBAN of each account, or its other number; '' if not given. */
  accounts: string[]
  payments: StatementPayment[]
  /** Entries that are no payments of customers: debits, and bookings that are not final. */
  skipped: { debits: number; pending: number }
}

/** 50,000 payments with all their details. */
export const maxStatementBytes = 60_000_000
export const maxStatementPayments = 50_000
