import type { Centimes } from '../money.ts'
import { searchKey } from '../search/staff-search.ts'

/** What tells a payment apart from others of the same booking key. */
type Booked = {
  kind: 'camt.053' | 'camt.054'
  contentHash: string
  amount: Centimes
  payer: string
  reference: string
  /** A collective booking without its payments. */
  isBatch: boolean
}

/** A payment that another statement or notification has reported. */
export type ReportedPayment = Booked & { state: 'open' | 'matched' | 'dismissed' }

/**
 * `same`: one payment, reported twice. `details`: one booking, and only the later report tells who
 * has paid. `possibly-same`: it cannot be decided. Undefined: another payment.
 */
export type BookingRelation = 'same' | 'details' | 'possibly-same' | undefined

export const isSummary = ({ payer, reference }: Pick<Booked, 'payer' | 'reference'>): boolean =>
  payer === '' && reference === ''

const wordsOf = (name: string) =>
  searchKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Names of one payer, also if one of them has an address behind it. */
export const mayBeOnePayer = (one: string, other: string): boolean => {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return (fewer ?? []).every((word) => more?.includes(word))
}

const mayBeOneReference = (one: string, other: string) => !one || !other || one === other

type Certainty = {
  /** The bank has given both the same reference. */
  hasBankReference: boolean
  /** Each payment of the booking key in one report has one in the other. */
  isPaired: boolean
  /** What the details of the booking that were reported before sum up to. */
  reportedSum: number
}

/** How a payment relates to one of the same booking key that another report has. */
export const bookingRelation = (
  payment: Booked,
  reported: ReportedPayment,
  { hasBankReference, isPaired, reportedSum }: Certainty,
): BookingRelation => {
  const isOtherKind = payment.kind !== reported.kind
  if (payment.contentHash === reported.contentHash)
    return hasBankReference || isOtherKind ? 'same' : 'possibly-same'
  // Two statements never list one booking with different contents; a notification repeats it.
  if (!hasBankReference && !isOtherKind) return undefined
  if (!mayBeOneReference(payment.reference, reported.reference)) return undefined
  const detailed = { open: 'details', matched: 'possibly-same', dismissed: undefined } as const
  if (payment.amount !== reported.amount) {
    if (reported.isBatch) return detailed[reported.state]
    if (!payment.isBatch) return undefined
    return Math.abs(reportedSum) >= Math.abs(payment.amount) ? 'same' : 'possibly-same'
  }
  if (!(hasBankReference || isPaired)) return 'possibly-same'
  if (!mayBeOnePayer(payment.payer, reported.payer)) return 'possibly-same'
  if (isSummary(payment)) return 'same'
  if (isSummary(reported)) return reported.state === 'matched' ? 'same' : detailed[reported.state]
  const { payer, reference } = payment
  const isRepeated = reference ? reference === reported.reference : payer && reported.payer
  return hasBankReference || isRepeated ? 'same' : 'possibly-same'
}
