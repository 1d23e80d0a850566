import { type Booking, type JournalAccounts, revenueRole } from '../../domain/journal/bookings.ts'
import { centimes, priceString } from '../../domain/money.ts'

/** A booking with the accounts and codes of its batch; amounts and rates as decimal strings. */
export type JournalLine = {
  batch: number
  /** In the batch, from 1. */
  position: number
  /** YYYY-MM-DD. */
  day: string
  /** Number of the invoice or credit note. */
  document: number
  text: string
  debit: string
  credit: string
  amount: string
  /** Whether the debtors are debited: what the other account has of VAT is owed. */
  isDebtorsDebit: boolean
  /** What VAT is about: '' each for payments and fees. */
  vatCode: string
  rate: string
  vat: string
  net: string
}

type Batch = {
  number: number
  accounts: JournalAccounts
  entries: readonly (Booking & Pick<JournalLine, 'day' | 'document' | 'text'>)[]
}

/** The lines of a batch. */
export const journalLines = ({
  number,
  accounts: { accounts, codes },
  entries,
}: Batch): JournalLine[] =>
  entries.map(({ day, document, text, debit, credit, amount, rate, vat }, index) => ({
    ...{ batch: number, position: index + 1, day, document, text },
    ...{ debit: accounts[debit], credit: accounts[credit], amount: priceString(amount) },
    isDebtorsDebit: debit === 'debtors',
    ...(rate === null
      ? { vatCode: '', rate: '', vat: '', net: '' }
      : {
          vatCode: codes[revenueRole(rate)],
          rate: String(rate / 100),
          vat: priceString(vat),
          net: priceString(centimes(amount - vat)),
        }),
  }))
