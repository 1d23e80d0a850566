import { type Centimes, centimes, splitInProportion, sumCentimes, zero } from '../money.ts'
import { type VatPart, vatClasses, vatIn, vatRates } from '../order/vat.ts'

/** Kinds of revenue: by class of VAT, or without VAT. */
export const revenueRoles = [...vatClasses, 'exempt'] as const

/** What an account of the chart is for. */
export const journalRoles = [
  ...(['debtors', 'bank', 'cash', 'card', 'other'] as const),
  ...revenueRoles,
  ...(['shipping', 'fees', 'losses'] as const),
] as const
type JournalRole = (typeof journalRoles)[number]

/** Account numbers by what they are for, and VAT codes by kind of revenue; '' without a code. */
export type JournalAccounts = {
  accounts: Readonly<Record<JournalRole, string>>
  codes: Readonly<Record<(typeof revenueRoles)[number], string>>
}

/** One amount from account to account. */
export type Booking = {
  debit: JournalRole
  credit: JournalRole
  /** Above 0, including VAT. */
  amount: Centimes
  /** In hundredths of a percent; null for amounts outside VAT, such as payments. */
  rate: number | null
  vat: Centimes
}

/** The kind of revenue with a rate, also with a former one. */
export const revenueRole = (rate: number): (typeof revenueRoles)[number] => {
  if (rate === 0) return 'exempt'
  const isOf = (vatClass: (typeof vatClasses)[number]) =>
    vatRates.some((rates) => rates[vatClass] === rate)
  return vatClasses.find(isOf) ?? 'standard'
}

/** The booking to the opposite. */
export const reverse = <One extends Pick<Booking, 'debit' | 'credit'>>(booking: One): One => ({
  ...booking,
  debit: booking.credit,
  credit: booking.debit,
})

/** None for 0; a negative amount is booked to the opposite. */
const book = (
  debit: JournalRole,
  credit: JournalRole,
  amount: number,
  rate: number | null = null,
  vat = 0,
): Booking[] => {
  const booking = { debit, credit, amount: centimes(Math.abs(amount)), rate, vat: centimes(vat) }
  if (amount === 0) return []
  return amount > 0 ? [booking] : [{ ...reverse(booking), vat: centimes(0 - vat) }]
}

/** The amounts of an invoice or credit note; `charges`: the shares of shipping and fee in `vat`. */
type DocumentAmounts = {
  total: Centimes
  vat: readonly VatPart[]
  charges: readonly { rate: number; gross: Centimes }[]
}

/** What its parts do not name has no VAT. */
const partsOf = ({ total, vat }: Omit<DocumentAmounts, 'charges'>) => {
  const rest = centimes(total - sumCentimes(vat.map(({ gross }) => gross)))
  return rest === 0 ? vat : [...vat, { rate: 0, gross: rest, vat: zero }]
}

const invoiceBookings = ({ charges, ...amounts }: DocumentAmounts): Booking[] =>
  partsOf(amounts).flatMap(({ rate, gross, vat }) => {
    const charged = charges.find((share) => share.rate === rate)?.gross ?? zero
    const ofCharges = charged === gross ? vat : vatIn(charged, rate)
    return [
      ...book('debtors', revenueRole(rate), gross - charged, rate, vat - ofCharges),
      ...book('debtors', 'shipping', charged, rate, ofCharges),
    ]
  })

/** What is booked once. `rest`: what is waived of an invoice that counts as paid. */
export type JournalSource =
  | ({ kind: 'invoice' | 'credit-note' } & DocumentAmounts)
  | { kind: 'fee'; amount: Centimes }
  /** Negative: paid back. */
  | { kind: 'payment'; amount: Centimes; method: 'bank' | 'cash' | 'other' | 'card' }
  | { kind: 'rest'; amount: Centimes; vat: readonly VatPart[]; fees: Centimes }

/** A rest lowers revenue and VAT in proportion to the invoice; its fees have no VAT. */
const restBookings = ({ amount, vat, fees }: JournalSource & { kind: 'rest' }): Booking[] => {
  const shares = splitInProportion(amount, [...vat.map(({ gross }) => gross), fees])
  return shares.flatMap((share, index) => {
    const rate = vat[index]?.rate ?? null
    return book('losses', 'debtors', share, rate, rate === null ? 0 : vatIn(share, rate))
  })
}

/** The bookings of a document or payment; its debits equal its credits. */
export const bookingsOf = (source: JournalSource): Booking[] => {
  switch (source.kind) {
    case 'invoice':
      return invoiceBookings(source)
    case 'credit-note':
      return invoiceBookings(source).map(reverse)
    case 'fee':
      return book('debtors', 'fees', source.amount)
    case 'payment':
      return book(source.method, 'debtors', source.amount)
    case 'rest':
      return restBookings(source)
  }
}

/** What a booking adds to the VAT that is owed: less for credit notes and losses. */
const vatSign = ({ credit }: Booking) => (credit === 'debtors' ? -1 : 1)

export type JournalTotals = {
  accounts: { role: JournalRole; debit: Centimes; credit: Centimes }[]
  /** Of what was sold less what was credited, the highest rate first. */
  vat: { rate: number; gross: Centimes; vat: Centimes }[]
}

/** Sums of accounts, and of VAT rates. */
export const journalTotals = (bookings: readonly Booking[]): JournalTotals => {
  const sumOf = (some: readonly Booking[]) => sumCentimes(some.map(({ amount }) => amount))
  const byRate = Map.groupBy(
    bookings.filter(({ rate }) => rate !== null),
    ({ rate }) => rate ?? 0,
  )
  const signed = (some: readonly Booking[], key: 'amount' | 'vat') =>
    sumCentimes(some.map((booking) => centimes(vatSign(booking) * booking[key] + 0)))
  return {
    accounts: journalRoles.flatMap((role) => {
      const debit = sumOf(bookings.filter((booking) => booking.debit === role))
      const credit = sumOf(bookings.filter((booking) => booking.credit === role))
      return debit || credit ? [{ role, debit, credit }] : []
    }),
    vat: [...byRate]
      .sort(([one], [other]) => other - one)
      .map(([rate, some]) => ({ rate, gross: signed(some, 'amount'), vat: signed(some, 'vat') })),
  }
}
