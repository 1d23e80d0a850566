import { type Centimes, centimes, percentOf, sumCentimes, times, zero } from '../money.ts'
import type { CartInfo } from './cart-info.ts'
import {
  bestPrice,
  type CustomerRates,
  type PriceStep,
  stepPrices,
  withReasons,
} from './line-price.ts'

/** A line at the price and the discount rate that apply to it, in hundredths of a percent. */
export type DiscountedLine = { unitPrice: Centimes; quantity: number; discountRate: number }

/**
 * total = subtotal − discount + shipping + fee, in centimes; `discount` is a positive amount.
 * `discountRate`: of all lines; 0 if they differ.
 */
export type Totals = {
  subtotal: Centimes
  discountRate: number
  discount: Centimes
  shipping: Centimes
  /** Of an order below the laboratory's amount; 0 without one. */
  fee: Centimes
  total: Centimes
}

/** What an order costs beside its items; amounts are of the items after the discount. */
export type ChargeTerms = {
  cost: Centimes
  /** The amount from which shipping is free; undefined: never. */
  freeFrom: Centimes | undefined
  smallOrder?: { below: Centimes; fee: Centimes } | undefined
  /** The lowest amount that can be ordered. */
  minimum?: Centimes | undefined
}

/** `goods`: what the customer pays for the items, after the discount. */
const isShippingFree = ({ freeFrom }: ChargeTerms, goods: number) =>
  freeFrom !== undefined && goods >= freeFrom

/** What the items lack until shipping is free, and until they can be ordered; 0: nothing. */
export const missingAmounts = (
  { freeFrom = zero, minimum = zero }: ChargeTerms,
  goods: number,
) => ({
  untilFree: centimes(Math.max(0, freeFrom - goods)),
  untilMinimum: centimes(Math.max(0, minimum - goods)),
})

const commonRate = (lines: readonly DiscountedLine[]): number => {
  const [rate = 0, ...others] = new Set(lines.map(({ discountRate }) => discountRate))
  return others.length > 0 ? 0 : rate
}

/**
 * The totals of an order (D1 §9), which charges shipping unless the order reaches the amount from
 * which it is free (R22). The discount is rounded once for each rate.
 */
export const orderTotals = (lines: readonly DiscountedLine[], terms: ChargeTerms): Totals => {
  const sums = new Map<number, Centimes>()
  for (const { unitPrice, quantity, discountRate } of lines) {
    const sum = (sums.get(discountRate) ?? 0) + times(unitPrice, quantity)
    sums.set(discountRate, centimes(sum))
  }
  const subtotal = sumCentimes([...sums.values()])
  const discount = sumCentimes([...sums].map(([rate, sum]) => percentOf(sum, rate)))
  const goods = subtotal - discount
  const shipping = isShippingFree(terms, goods) ? zero : terms.cost
  const { below = zero, fee = zero } = terms.smallOrder ?? {}
  const charged = lines.length > 0 && goods < below ? fee : zero
  return {
    ...{ subtotal, discountRate: commonRate(lines), discount, shipping, fee: charged },
    total: centimes(goods + shipping + charged),
  }
}

/** A line of a cart at its list price. */
export type CartPricedLine = {
  WcId: number
  info: Pick<CartInfo, 'type'>
  price: Centimes
  quantity: number
  steps?: readonly PriceStep[] | undefined
  /** Of the customer's group, in hundredths of a percent. */
  groupRate?: number | undefined
}

/** The price of each line of a cart, and what it is due to, as an order of the customer has it. */
export const cartPrices = <Line extends CartPricedLine>(
  lines: readonly Line[],
  { discountRate }: Pick<CustomerRates, 'discountRate'>,
) => {
  const steps = stepPrices(
    lines.map((line) => ({ ...line, productId: line.WcId, listPrice: line.price })),
  )
  return withReasons(
    lines.map(({ price: listPrice, quantity, info: { type }, groupRate = 0 }, position) => {
      const rates = { discountRate, groupRates: { [type]: groupRate } }
      const best = bestPrice({ listPrice, stepPrice: steps[position], type }, rates)
      return { quantity, listPrice, ...best }
    }),
  )
}

/**
 * Totals of the cart panel: shipping is included only when there is a discount. Otherwise
 * `shippingNote` requests the note "plus shipping" or "free shipping" (R22).
 */
export const panelTotals = (
  lines: readonly DiscountedLine[],
  terms: ChargeTerms,
): Totals & { shippingNote: 'extra' | 'free' | undefined } => {
  const totals = orderTotals(lines, terms)
  const { subtotal, discount, shipping, total } = totals
  if (discount !== 0) return { ...totals, shippingNote: undefined }
  const isFree = isShippingFree(terms, subtotal)
  return {
    ...{ ...totals, shipping: zero, total: centimes(total - shipping) },
    shippingNote: isFree ? 'free' : 'extra',
  }
}
