import { centimes } from '../../domain/money.ts'
import type { ReportedPayment } from '../../domain/payments/booking-relation.ts'
import { type Database, engineOf } from '../db/client.ts'
import type { StatementPayment } from './camt/statement-file.ts'

/** A payment that has been reported, by a file before or by another part of the upload. */
export type Reported = ReportedPayment & {
  /** Undefined in the same upload. */
  id: string | undefined
  /** Undefined for imported payments. */
  reportKey: string | undefined
  /** Whether a payment of the upload has been found to be this one. */
  isPaired: boolean
}

/** Separates the key of a payment from the number of its part, if it pays several invoices. */
const partSeparator = ' part '

export const partKey = (key: string, part: number) => `${key}${partSeparator}${part + 1}`

type Booking = { byAmount: Map<number, Reported[]>; batches: Reported[]; sum: number }

/** Reported payments by the key of their booking. */
const createBookings = () => {
  const bookings = new Map<string, Booking>()
  return {
    add: (key: string, reported: Reported) => {
      const booking: Booking = bookings.get(key) ?? { byAmount: new Map(), batches: [], sum: 0 }
      bookings.set(key, booking)
      const equal = booking.byAmount.get(reported.amount) ?? []
      booking.byAmount.set(reported.amount, equal)
      equal.push(reported)
      if (reported.isBatch) booking.batches.push(reported)
      else booking.sum += reported.amount
    },
    /** Those that a payment may repeat: of its amount, and sums that it may be a part of. */
    find: ({ bookingKey, amount, isBatch }: StatementPayment) => {
      const { byAmount, batches, sum } = bookings.get(bookingKey) ?? {}
      const equal = byAmount?.get(amount) ?? []
      const parts = isBatch
        ? [...(byAmount?.values() ?? [])].flatMap((rows) => rows.slice(0, 1))
        : []
      return { rows: [...new Set([...equal, ...(batches ?? []), ...parts])], sum: sum ?? 0 }
    },
  }
}

const batchSize = 500

/**
 * The imported payments with the keys and of the bookings of `payments`. `locks`: until the end of
 * the caller's transaction, nobody else decides about them.
 */
export const findReportedPayments = async (
  db: Database,
  payments: readonly StatementPayment[],
  locks: boolean,
) => {
  const ids = new Set<string>()
  const byKey = new Map<string, Reported>()
  const bookings = createBookings()
  const found = new Map<Reported, string>()
  const add = async (column: 'entry_key' | 'booking_key', values: ReadonlySet<string>) => {
    const all = [...values]
    for (let at = 0; at < all.length; at += batchSize) {
      const query = db
        .selectFrom('bank_payment')
        .innerJoin('bank_statement', 'bank_statement.id', 'bank_payment.statement_id')
        .select(['bank_payment.id', 'bank_statement.kind', 'entry_key', 'booking_key'])
        .select(['content_hash', 'amount', 'payer', 'reference', 'state', 'problem'])
        .where(`bank_payment.${column}`, 'in', all.slice(at, at + batchSize))
        .orderBy('bank_payment.id')
      const rows = await (locks && engineOf(db) === 'postgres'
        ? query.forUpdate('bank_payment')
        : query
      ).execute()
      for (const row of rows) {
        if (ids.has(row.id)) continue
        ids.add(row.id)
        const [key = ''] = row.entry_key.split(partSeparator)
        const whole = byKey.get(key)
        if (whole) {
          whole.amount = centimes(whole.amount + row.amount)
          if (row.state === 'matched') whole.state = 'matched'
          continue
        }
        const reported: Reported = {
          id: row.id,
          reportKey: undefined,
          kind: row.kind,
          contentHash: row.content_hash,
          amount: row.amount,
          payer: row.payer,
          reference: row.reference,
          state: row.state,
          isBatch: row.problem === 'batch-without-details',
          isPaired: false,
        }
        byKey.set(key, reported)
        // Otherwise, the payments that have replaced it are there as well.
        if (row.problem !== 'reported-with-details') found.set(reported, row.booking_key)
      }
    }
  }
  await add('entry_key', new Set(payments.flatMap(({ key, formerKey }) => [key, formerKey])))
  await add('booking_key', new Set(payments.map(({ bookingKey }) => bookingKey)))
  for (const [reported, key] of found) bookings.add(key, reported)
  return { byKey, bookings }
}
