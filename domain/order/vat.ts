import {
  type Centimes,
  centimes,
  roundHalfUp,
  splitInProportion,
  sumCentimes,
  zero,
} from '../money.ts'

/** The classes of Swiss VAT; the laboratory assigns one to each product (R23). */
export const vatClasses = ['standard', 'reduced', 'accommodation'] as const
export type VatClass = (typeof vatClasses)[number]

/** Rates in hundredths of a percent, each valid from its day; the newest first (R23). */
export const vatRates: readonly ({ from: string } & Record<VatClass, number>)[] = [
  { from: '2024-01-01', standard: 810, reduced: 260, accommodation: 380 },
  { from: '2018-01-01', standard: 770, reduced: 250, accommodation: 370 },
]

/**
 * The rate on an ISO day in Swiss time ('2026-11-21'). A day before the table throws a RangeError.
 */
export const rateOn = (vatClass: VatClass, day: string): number => {
  const rates = vatRates.find(({ from }) => from <= day)
  if (!rates) throw new RangeError(`no VAT rate on ${day}`)
  return rates[vatClass]
}

/** The VAT included in a gross amount; `rate` in hundredths of a percent: 810 is 8.1 %. */
export const vatIn = (gross: Centimes, rate: number): Centimes =>
  centimes(roundHalfUp((gross * rate) / (10_000 + rate)))

/** The part of an order with one rate; net + vat = gross. */
export type VatPart = { rate: number; gross: Centimes; net: Centimes; vat: Centimes }

/** The share of a line in the discount of its order; in proportion to the total without a rate. */
export const discountWeight = ({ total, discountRate = 1 }: DiscountShare): number =>
  total * discountRate

type DiscountShare = { total: Centimes; discountRate?: number | undefined }

type RatedTotal = { total: Centimes; vatRate: number }

const groupByRate = <Line extends RatedTotal>(lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ vatRate }) => vatRate)]
    .sort(([a], [b]) => b - a)
    .map(([rate, group]) => ({
      ...{ rate, group, total: sumCentimes(group.map(({ total }) => total)) },
    }))

/** The shares of the rates in `charges`, shipping and fee, the highest rate first. */
export const splitCharges = (
  lines: readonly RatedTotal[],
  charges: Centimes,
): { rate: number; gross: Centimes }[] => {
  const groups = groupByRate(lines)
  const shares = splitInProportion(
    charges,
    groups.map(({ total }) => total),
  )
  return groups.map(({ rate }, i) => ({ rate, gross: shares[i] ?? zero }))
}

/**
 * The VAT of an order per rate, the highest first. The discount (a positive amount) is split in
 * proportion to what the lines are reduced by; `charges`, shipping and fee, in proportion to the
 * lines. The gross parts sum to the amount paid (R23).
 */
export const splitVat = (
  lines: readonly (DiscountShare & { vatRate: number })[],
  discount: Centimes,
  charges: Centimes,
): VatPart[] => {
  const groups = groupByRate(lines)
  const weights = groups.map(({ group }) =>
    group.reduce((sum, line) => sum + discountWeight(line), 0),
  )
  const discounts = splitInProportion(discount, weights)
  const shippings = splitCharges(lines, charges)
  return groups.map(({ rate, total }, i) => {
    const gross = centimes(total - (discounts[i] ?? 0) + (shippings[i]?.gross ?? 0))
    const vat = vatIn(gross, rate)
    return { rate, gross, net: centimes(gross - vat), vat }
  })
}
