import { type Centimes, centimes, roundHalfUp, splitInProportion, sumCentimes } from '../money.ts'

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

/**
 * The VAT of an order per rate, the highest first. Discount (a positive amount) and shipping are
 * split among the rates in proportion to their lines. The gross parts sum to the amount paid (R23).
 */
export const splitVat = (
  lines: readonly { total: Centimes; rate: number }[],
  discount: Centimes,
  shipping: Centimes,
): VatPart[] => {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  const totals = rates.map((rate) =>
    sumCentimes(lines.filter((line) => line.rate === rate).map(({ total }) => total)),
  )
  const discounts = splitInProportion(discount, totals)
  const shippings = splitInProportion(shipping, totals)
  return rates.map((rate, i) => {
    const gross = centimes((totals[i] ?? 0) - (discounts[i] ?? 0) + (shippings[i] ?? 0))
    const vat = vatIn(gross, rate)
    return { rate, gross, net: centimes(gross - vat), vat }
  })
}
