import { type Centimes, times } from '../money.ts'
import type { CartInfo } from './cart-info.ts'

/** A price per piece from a number of pieces of a product in one order. */
export type PriceStep = { from: number; price: Centimes }

/** Discount rates of a customer, in hundredths of a percent; those of the group by type of line. */
export type CustomerRates = {
  discountRate: number
  groupRates?: Readonly<Partial<Record<CartInfo['type'], number>>> | undefined
}

/** Why a line costs less than its list price. */
export type DiscountReason = 'account' | 'group' | 'quantity'

/** A line before its discount is chosen; `stepPrice`: of the quantity step that it reaches. */
type ListedLine = { listPrice: Centimes; stepPrice?: Centimes | undefined; type: CartInfo['type'] }

/** A step changes the price per piece; a rate is deducted from the sum of the order. */
export type LinePrice = { unitPrice: Centimes; discountRate: number; reason?: DiscountReason }

/**
 * The price per piece from the step that `quantity` reaches; undefined if it is not below
 * `listPrice`. The lowest of the reached prices, so that more pieces never cost more each.
 */
export const stepPriceAt = (
  listPrice: Centimes,
  steps: readonly PriceStep[],
  quantity: number,
): Centimes | undefined =>
  steps
    .filter(({ from, price }) => from <= quantity && price < listPrice)
    .map(({ price }) => price)
    .sort((a, b) => a - b)[0]

type CountedLine = {
  productId: number
  quantity: number
  listPrice: Centimes
  steps?: readonly PriceStep[] | undefined
}

/** The step price of each line; the pieces of a product count over the whole order. */
export const stepPrices = (lines: readonly CountedLine[]): (Centimes | undefined)[] => {
  const counts = new Map<number, number>()
  for (const { productId, quantity } of lines)
    counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  return lines.map(({ productId, listPrice, steps = [] }) =>
    stepPriceAt(listPrice, steps, counts.get(productId) ?? 0),
  )
}

/** The best of account discount, group discount and quantity step applies; they are not summed. */
export const bestPrice = (
  { listPrice, stepPrice, type }: ListedLine,
  { discountRate, groupRates = {} }: CustomerRates,
): LinePrice => {
  const ofGroup = groupRates[type] ?? 0
  const rate = Math.max(discountRate, ofGroup)
  if (stepPrice !== undefined && times(stepPrice, 10_000) < listPrice * (10_000 - rate))
    return { unitPrice: stepPrice, discountRate: 0, reason: 'quantity' }
  if (rate === 0) return { unitPrice: listPrice, discountRate: 0 }
  return {
    unitPrice: listPrice,
    discountRate: rate,
    reason: ofGroup > discountRate ? 'group' : 'account',
  }
}

/** The lines without their reasons, unless one has more than the account discount. */
export const withReasons = <Line extends { reason?: DiscountReason }>(
  lines: readonly Line[],
): readonly (Omit<Line, 'reason'> & { reason?: DiscountReason })[] =>
  lines.some(({ reason }) => reason === 'group' || reason === 'quantity')
    ? lines
    : lines.map(({ reason: _, ...line }) => line)
