import { type Centimes, centimes, sumCentimes } from '../../domain/money.ts'
import {
  type BookingRelation,
  bookingRelation,
  isSummary,
  mayBeOnePayer,
} from '../../domain/payments/booking-relation.ts'
import {
  type PaymentProblem,
  type PaymentShare,
  paymentProblem,
  shareAmong,
} from '../../domain/payments/match-payment.ts'
import type { Database } from '../db/client.ts'
import { customerNumberIn } from '../invoicing/invoices.ts'
import { forEachInTurns } from '../long-tasks/in-turns.ts'
import type { UploadedStatement } from './camt/read-upload.ts'
import type { StatementPayment } from './camt/statement-file.ts'
import { findByCustomerReferences, findByReferences, type UnpaidInvoice } from './due-invoices.ts'
import { findReportedPayments, type Reported } from './find-reported-payments.ts'

/** A payment of a file and what an import does with it. */
export type MatchedPayment = {
  /** With the reference that was found, in its own field or in a text. */
  payment: StatementPayment
  /** Reported before: nothing happens. */
  isKnown: boolean
  /** Undefined if the payment settles its invoice exactly, or is known. */
  problem: PaymentProblem | undefined
  /** The invoice with its reference; of several of a customer, the first. */
  invoice: UnpaidInvoice | undefined
  /** What it pays: one invoice, or by the reference of a customer several. Empty with a problem. */
  shares: readonly PaymentShare<UnpaidInvoice>[]
  /** Id of the open payment that it gives the details of. */
  replaces: string | undefined
}

/** By reference: one invoice, or those of a customer, the oldest first. */
type Invoices = ReadonlyMap<string, readonly UnpaidInvoice[]>

const sumDue = (invoices: readonly UnpaidInvoice[] = []) =>
  sumCentimes(invoices.map(({ due }) => due))

/** The payment's own reference if an invoice has it, else the only one of its texts that fits. */
const findReference = (
  { reference, textReferences, amount }: StatementPayment,
  invoices: Invoices,
): string => {
  if (invoices.has(reference)) return reference
  const named = textReferences.filter((one) => invoices.has(one))
  const fitting = named.filter((one) => sumDue(invoices.get(one)) === amount)
  const [found, ...others] = named.length > 1 ? fitting : named
  return found === undefined || others.length > 0 ? reference : found
}

type Filed = { payment: StatementPayment; kind: UploadedStatement['kind'] }

/** Imported payments of the time before migration 0044 have no key of their booking. */
const relateToFormer = (
  { payer, hasBankReference }: StatementPayment,
  former: Reported | undefined,
): BookingRelation => {
  if (!former || former.isPaired || !mayBeOnePayer(payer, former.payer)) return undefined
  former.isPaired = true
  return hasBankReference ? 'same' : 'possibly-same'
}

/**
 * What other reports say about a payment. `equals`: payments of its report with the same booking key
 * and amount that are not related yet, with this one.
 */
const relate = (
  { payment, kind }: Filed,
  { rows, sum }: { rows: readonly Reported[]; sum: number },
  equals: number,
): { relation: BookingRelation; reported: Reported | undefined } => {
  const others = rows.filter(
    ({ isPaired, reportKey }) => !isPaired && reportKey !== payment.reportKey,
  )
  const candidates = others.filter((one) => one.amount === payment.amount && one.kind !== kind)
  const isInterchangeable =
    isSummary(payment) || candidates.every((one) => isSummary(one) && one.state === 'open')
  const certainty = {
    hasBankReference: payment.hasBankReference,
    isPaired: candidates.length === equals && (equals === 1 || isInterchangeable),
    reportedSum: sum,
  }
  const related = others.map((reported) => ({
    reported,
    relation: bookingRelation({ ...payment, kind }, reported, certainty),
  }))
  const best = (['same', 'details', 'possibly-same'] as const)
    .map((wanted) => related.find(({ relation }) => relation === wanted))
    .find(Boolean)
  return best ?? { relation: undefined, reported: undefined }
}

const afterPayment = (invoice: UnpaidInvoice, amount: Centimes): UnpaidInvoice => {
  const due = centimes(invoice.due - amount)
  const fees = centimes(Math.min(invoice.fees, due))
  return { ...invoice, due, fees, isPaid: invoice.isPaid || due === 0 }
}

/** By the reference of a customer, any part of what the customer owes is right. */
const problemOf = (payment: StatementPayment, invoices: Invoices): PaymentProblem | undefined => {
  const found = invoices.get(payment.reference)
  if (!found || customerNumberIn(payment.reference) === undefined)
    return paymentProblem(payment, found?.[0])
  const due = sumDue(found)
  return paymentProblem(payment, { isPaid: false, isCancelled: false, due, fees: due })
}

/** Counts payments that only their contents may tell apart. */
const createEqualCounter = () => {
  const counts = new Map<string, number>()
  const keyOf = ({ payment, kind }: Filed) => `${payment.bookingKey} ${payment.amount} ${kind}`
  return {
    add: (one: Filed) => void counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1),
    count: (one: Filed) => counts.get(keyOf(one)) ?? 0,
    remove: (one: Filed) => void counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) - 1),
  }
}

const referencesOf = ({ reference, textReferences }: StatementPayment) =>
  reference ? [reference, ...textReferences] : textReferences

/**
 * What an import of these files does with their payments, in their order: the first payment that
 * settles an invoice is matched, a second one is `already-paid`. `locks`: the caller's transaction
 * changes what it finds.
 */
export const matchStatement = async (
  db: Database,
  files: readonly UploadedStatement[],
  { locks = false } = {},
): Promise<MatchedPayment[]> => {
  const filed: readonly Filed[] = files.flatMap(({ payments, kind }) =>
    payments.map((payment) => ({ payment, kind })),
  )
  const payments = filed.map(({ payment }) => payment)
  const references = new Set(payments.flatMap(referencesOf))
  const single = await findByReferences(db, [...references], locks)
  const others = [...references].filter((one) => !single.has(one))
  const ofCustomers = await findByCustomerReferences(db, others, locks)
  const { byKey, bookings } = await findReportedPayments(db, payments, locks)
  const invoices = new Map<string, readonly UnpaidInvoice[]>([
    ...[...single].map(([reference, invoice]) => [reference, [invoice]] as const),
    ...ofCustomers,
  ])
  /** What an earlier payment of the upload has paid of an invoice. */
  const pay = ({ invoice: { id }, amount }: PaymentShare<UnpaidInvoice>) => {
    for (const [reference, some] of invoices)
      if (some.some((one) => one.id === id))
        invoices.set(
          reference,
          some.map((one) => (one.id === id ? afterPayment(one, amount) : one)),
        )
  }
  const knownKeys = new Set(byKey.keys())
  const equals = createEqualCounter()
  for (const one of filed) {
    const reported = byKey.get(one.payment.key)
    if (reported) reported.isPaired = true
    else equals.add(one)
  }

  /** Of the report that is being matched: they are not related to each other. */
  const added: { key: string; reported: Reported }[] = []
  const decide = (one: Filed): MatchedPayment => {
    const payment = { ...one.payment, reference: findReference(one.payment, invoices) }
    const { kind } = one
    const referenced = invoices.get(payment.reference) ?? []
    const [invoice] = referenced
    const known = {
      ...{ payment, isKnown: true, problem: undefined, invoice, shares: [], replaces: undefined },
    }
    if (knownKeys.has(payment.key)) return known
    if (added[0]?.reported.reportKey !== payment.reportKey)
      for (const { key, reported } of added.splice(0)) bookings.add(key, reported)
    const { relation = relateToFormer(payment, byKey.get(payment.formerKey)), reported } = relate(
      { payment, kind },
      bookings.find(payment),
      equals.count(one),
    )
    const isSurelyPaired =
      relation !== 'possibly-same' || reported?.contentHash === payment.contentHash
    if (reported?.amount === payment.amount && isSurelyPaired) {
      reported.isPaired = true
      equals.remove(one)
    }
    if (relation === 'same') return known
    const problem =
      relation === 'possibly-same' ? 'possible-duplicate' : problemOf(payment, invoices)
    const shares = problem ? [] : shareAmong(payment, referenced)
    for (const share of shares) pay(share)
    knownKeys.add(payment.key)
    const state = problem ? 'open' : 'matched'
    added.push({
      key: payment.bookingKey,
      reported: { ...payment, id: undefined, kind, state, isPaired: false },
    })
    const replaces = relation === 'details' ? reported?.id : undefined
    return { payment, isKnown: false, problem, invoice, shares, replaces }
  }

  const decided = new Map<Filed, MatchedPayment>()
  // Details come before sums, so that a sum in the same upload is recognised.
  const ordered = [
    ...filed.filter(({ payment }) => !isSummary(payment)),
    ...filed.filter(({ payment }) => isSummary(payment)),
  ]
  await forEachInTurns(ordered, (one) => void decided.set(one, decide(one)))
  return filed.flatMap((one) => decided.get(one) ?? [])
}
