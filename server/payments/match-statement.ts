import { centimes } from '../../domain/money.ts'
import { type PaymentProblem, paymentProblem } from '../../domain/payments/match-payment.ts'
import type { Database } from '../db/client.ts'
import { forEachInTurns } from '../long-tasks/in-turns.ts'
import type { StatementPayment } from './camt/statement-file.ts'
import { type DueInvoice, findByReferences } from './due-invoices.ts'

/** A payment of a file and what an import does with it. */
export type MatchedPayment = {
  payment: StatementPayment
  /** Imported before: nothing happens. */
  isKnown: boolean
  /** Undefined if the payment settles its invoice exactly, or is known. */
  problem: PaymentProblem | undefined
  /** The invoice with its reference. */
  invoice: DueInvoice | undefined
}

const batchSize = 500

const findIn = async <Value>(
  values: readonly string[],
  find: (some: readonly string[]) => Promise<Value[]>,
): Promise<Value[]> => {
  const found: Value[] = []
  for (let at = 0; at < values.length; at += batchSize)
    found.push(...(await find(values.slice(at, at + batchSize))))
  return found
}

const findKnownKeys = async (db: Database, payments: readonly StatementPayment[]) => {
  const rows = await findIn(
    payments.map(({ key }) => key),
    (keys) =>
      db.selectFrom('bank_payment').select('entry_key').where('entry_key', 'in', keys).execute(),
  )
  return new Set(rows.map(({ entry_key }) => entry_key))
}

/** Collective bookings whose payments have been imported from another file. */
const findDetailedBatches = async (db: Database, payments: readonly StatementPayment[]) => {
  const keys = payments.flatMap(({ isBatch, batchKey }) => (isBatch && batchKey ? [batchKey] : []))
  const rows = await findIn([...new Set(keys)], (some) =>
    db
      .selectFrom('bank_payment')
      .select('batch_key')
      .where('batch_key', 'in', some)
      .where((eb) =>
        eb.or([eb('problem', 'is', null), eb('problem', '!=', 'batch-without-details')]),
      )
      .execute(),
  )
  return new Set(rows.map(({ batch_key }) => batch_key))
}

/**
 * What an import of these payments does, in their order: the first payment that settles an invoice
 * is matched, a second one is `already-paid`.
 */
export const matchStatement = async (
  db: Database,
  payments: readonly StatementPayment[],
): Promise<MatchedPayment[]> => {
  const [known, detailed] = [
    await findKnownKeys(db, payments),
    await findDetailedBatches(db, payments),
  ]
  const references = new Set(payments.map(({ reference }) => reference).filter(Boolean))
  const invoices = await findByReferences(db, [...references])
  const match = (payment: StatementPayment): MatchedPayment => {
    const isDetailed = payment.isBatch && detailed.has(payment.batchKey)
    const invoice = invoices.get(payment.reference)
    if (known.has(payment.key) || isDetailed)
      return { payment, isKnown: true, problem: undefined, invoice }
    const problem = paymentProblem(payment, invoice)
    if (!problem && invoice)
      invoices.set(payment.reference, { ...invoice, isPaid: true, due: centimes(0) })
    return { payment, isKnown: false, problem, invoice }
  }
  const matched: MatchedPayment[] = []
  await forEachInTurns(payments, (payment) => void matched.push(match(payment)))
  return matched
}
