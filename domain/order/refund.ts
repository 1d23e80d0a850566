import {
  type Centimes,
  centimes,
  roundHalfUp,
  splitInProportion,
  sumCentimes,
  times,
  zero,
} from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { discountWeight, type VatPart, vatIn } from './vat.ts'

/** A quantity of the line at `position`, from 0. */
type LineQuantity = { position: number; quantity: number }

/** The part of an order that a credit note credits; all amounts are positive. */
export type Credit = {
  lines: readonly LineQuantity[]
  /** Before the discount. */
  subtotal: Centimes
  discount: Centimes
  shipping: Centimes
  /** Of a small order, credited with its shipping. */
  fee?: Centimes
  total: Centimes
  vat: readonly VatPart[]
}

/** The amounts of an order that its credits depend on. */
export type CreditedOrder = {
  lines: readonly {
    unitPrice: Centimes
    quantity: number
    total: Centimes
    vatRate: number
    discountRate?: number | undefined
  }[]
  discount: Centimes
  shipping: Centimes
  fee?: Centimes
}

/** What the staff refund; `shipping`: with the fee of a small order. */
export type RefundRequest = { lines: readonly LineQuantity[]; shipping: boolean }

export type RefundRefusal =
  /** Nothing to pay back. */
  | { code: 'refund-empty' }
  /** More than is left of the line at `position`. */
  | { code: 'refund-exceeds'; position: number }
  | { code: 'shipping-refunded' }

/** Credited so far: a quantity per line, and whether shipping is credited. */
type Progress = { quantities: readonly number[]; hasShipping: boolean }

type RateAmounts = {
  rate: number
  subtotal: Centimes
  discount: Centimes
  /** Shipping and fee. */
  charges: Centimes
  gross: Centimes
  vat: Centimes
}

const chargesOf = ({ shipping, fee = zero }: { shipping: Centimes; fee?: Centimes }) =>
  centimes(shipping + fee)

/**
 * The amounts per rate of all credits up to `progress`. A credit is the difference of two of them, so
 * that the credits of a whole order sum to its amounts and its VAT, without a lost centime.
 */
const amountsUpTo = (
  order: CreditedOrder,
  { quantities, hasShipping }: Progress,
): RateAmounts[] => {
  const { lines, discount } = order
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
  const groups = rates.map((rate) =>
    lines.flatMap((line, position) =>
      line.vatRate === rate ? [{ ...line, credited: quantities[position] ?? 0 }] : [],
    ),
  )
  const totals = groups.map((group) => sumCentimes(group.map(({ total }) => total)))
  const weights = groups.map((group) => group.map(discountWeight))
  const discounts = splitInProportion(
    discount,
    weights.map((each) => each.reduce((sum, weight) => sum + weight, 0)),
  )
  const shares = splitInProportion(chargesOf(order), totals)
  return groups.map((group, index) => {
    const ofLines = splitInProportion(discounts[index] ?? zero, weights[index] ?? [])
    const subtotal = sumCentimes(group.map(({ unitPrice, credited }) => times(unitPrice, credited)))
    const given = sumCentimes(
      group.map(({ quantity, credited }, at) =>
        centimes(roundHalfUp(((ofLines[at] ?? 0) * credited) / quantity)),
      ),
    )
    const charges = hasShipping ? (shares[index] ?? zero) : zero
    const gross = centimes(subtotal - given + charges)
    const rate = rates[index] ?? 0
    return { rate, subtotal, discount: given, charges, gross, vat: vatIn(gross, rate) }
  })
}

/** What earlier credits have credited. */
const progressOf = (order: CreditedOrder, credits: readonly Credit[]): Progress => ({
  quantities: order.lines.map((_, position) =>
    credits
      .flatMap((credit) => credit.lines.filter((line) => line.position === position))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  ),
  hasShipping: chargesOf(order) === 0 || credits.some((credit) => chargesOf(credit) > 0),
})

/** What can still be refunded after earlier credits. */
export const remainingRefund = (
  order: CreditedOrder,
  earlier: readonly Credit[],
): RefundRequest => {
  const { quantities, hasShipping } = progressOf(order, earlier)
  return {
    lines: order.lines.flatMap(({ quantity }, position) => {
      const left = quantity - (quantities[position] ?? 0)
      return left > 0 ? [{ position, quantity: left }] : []
    }),
    shipping: !hasShipping,
  }
}

/** Whether a refund covers all that is left. */
export const isRestOfOrder = (
  order: CreditedOrder,
  earlier: readonly Credit[],
  { lines, shipping }: RefundRequest,
): boolean => {
  const left = remainingRefund(order, earlier)
  const quantityAt = (position: number) =>
    lines.find((line) => line.position === position)?.quantity ?? 0
  return (
    left.lines.every(({ position, quantity }) => quantityAt(position) === quantity) &&
    (!left.shipping || shipping)
  )
}

/**
 * The credit over some quantities of an order, after `earlier` credits. The discount and the VAT
 * follow the lines; all credits of an order sum to its amounts (R23).
 */
export const creditOf = (
  order: CreditedOrder,
  earlier: readonly Credit[],
  request: RefundRequest,
): Result<Credit, RefundRefusal> => {
  const before = progressOf(order, earlier)
  if (request.shipping && before.hasShipping && chargesOf(order) > 0)
    return refuse({ code: 'shipping-refunded' })
  const quantities = [...before.quantities]
  for (const { position, quantity } of request.lines) {
    const ordered = order.lines[position]?.quantity ?? 0
    const credited = (quantities[position] ?? 0) + quantity
    const isWhole = Number.isInteger(quantity) && quantity > 0
    if (!isWhole || credited > ordered) return refuse({ code: 'refund-exceeds', position })
    quantities[position] = credited
  }
  const from = amountsUpTo(order, before)
  const upTo = amountsUpTo(order, {
    quantities,
    hasShipping: before.hasShipping || request.shipping,
  })
  const rows = upTo.map((row, index) => {
    const start = from[index] ?? row
    const difference = (key: keyof Omit<RateAmounts, 'rate'>) => centimes(row[key] - start[key])
    return {
      rate: row.rate,
      subtotal: difference('subtotal'),
      discount: difference('discount'),
      gross: difference('gross'),
      vat: difference('vat'),
    }
  })
  const sum = (key: 'subtotal' | 'discount' | 'gross') => sumCentimes(rows.map((row) => row[key]))
  const total = sum('gross')
  if (total === 0) return refuse({ code: 'refund-empty' })
  const isSent = request.shipping && !before.hasShipping
  return ok({
    lines: request.lines.map(({ position, quantity }) => ({ position, quantity })),
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    shipping: isSent ? order.shipping : zero,
    ...(isSent && order.fee ? { fee: order.fee } : {}),
    total,
    vat: rows
      .filter(({ rate, gross }) => rate > 0 && gross !== 0)
      .map(({ rate, gross, vat }) => ({ rate, gross, vat, net: centimes(gross - vat) })),
  })
}

/** Pieces of a line of an order, by its position from 0. */
export type ParcelLine = { position: number; quantity: number }

/** The pieces that none of the parcels has; one without lines has what is left. */
export const linesLeft = (
  lines: readonly ParcelLine[],
  parcels: readonly { lines: readonly ParcelLine[] | null }[],
): ParcelLine[] => {
  const sent = parcels.flatMap((parcel) => parcel.lines ?? [])
  return lines.flatMap(({ position, quantity }) => {
    const left = sent
      .filter((line) => line.position === position)
      .reduce((sum, line) => sum - line.quantity, quantity)
    return left > 0 ? [{ position, quantity: left }] : []
  })
}
