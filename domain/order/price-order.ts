import type { CartInfo } from '../cart/cart-info.ts'
import {
  bestPrice,
  type CustomerRates,
  type DiscountReason,
  stepPrices,
} from '../cart/line-price.ts'
import { type ChargeTerms, orderTotals, type Totals } from '../cart/totals.ts'
import { type Centimes, centimes, times, zero } from '../money.ts'
import { isQuantity } from '../quantity.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { AddressProblem } from './address-problem.ts'
import type { FoundLine, LineRefusal } from './decide.ts'
import { readLineReference } from './free-text.ts'
import type { PostedItem } from './posted-item.ts'
import { rateOn, splitVat, type VatPart } from './vat.ts'

/** A stored order line: a snapshot of name, price and VAT rate. */
export type OrderedLine = {
  productId: number
  name: string
  info: CartInfo
  quantity: number
  unitPrice: Centimes
  total: Centimes
  vatRate: number
  /** The price of one piece without a quantity step; absent: `unitPrice`. */
  listPrice?: Centimes | undefined
  /** Of the step that the quantity reaches, also if a discount is better. */
  stepPrice?: Centimes | undefined
  /** Of this line; absent: the discount of the order applies to all lines alike. */
  discountRate?: number | undefined
  /** What the price or the discount of the line is due to. */
  reason?: DiscountReason | undefined
  /** The customer's own reference, printed on the delivery note (A4); never empty. */
  reference?: string
}

/**
 * Prices a line at the current price of the product found for it (R20). Ignores the claimed price:
 * `changedPrice` compares it.
 */
export const priceLine = (
  { id, quantity, reference: text = '' }: PostedItem,
  found: Result<FoundLine, LineRefusal>,
  day: string,
): Result<OrderedLine, LineRefusal> => {
  if (!isQuantity(quantity)) return refuse({ code: 'quantity-invalid', field: 'quantity' })
  if (!found.ok) return found

  const { name, info, product } = found.value
  if (product.id !== id) return refuse({ code: 'product-mismatch', field: 'id' })
  const reference = readLineReference(text)
  return ok({
    productId: product.id,
    name,
    info,
    quantity,
    unitPrice: product.price,
    total: times(product.price, quantity),
    vatRate: rateOn(product.vatClass, day),
    ...(reference && { reference }),
  })
}

/** The refusal of a line whose claimed price is neither the current one nor that of its step. */
export const changedPrice = (
  { price }: PostedItem,
  { unitPrice, listPrice, stepPrice }: OrderedLine,
): LineRefusal | undefined =>
  price === undefined || [unitPrice, listPrice, stepPrice].includes(price)
    ? undefined
    : { code: 'price-changed', field: 'price' }

/** Limit against abuse; real orders are far below. */
export const maxOrderLines = 200

export type PricedOrder = Totals & { lines: OrderedLine[]; vat: VatPart[] }

/** `line` is the index from 0; `order` the number of the order that already has the line. */
type RefusedLine = LineRefusal & { line: number }

/**
 * The first refused line, with all refused lines in `lines`. Without `line` the refusal concerns
 * the whole order.
 */
export type PriceRefusal = LineRefusal & {
  line?: number
  lines?: readonly RefusedLine[]
  /** What the items lack to the minimum order. */
  missing?: Centimes
  /** The problems of the account's addresses, when they cause the refusal. */
  addresses?: readonly AddressProblem[]
}

/** `current`: the order at current prices, when its prices alone have changed. */
export type OrderPriceRefusal<Order = PricedOrder> = PriceRefusal & { current?: Order }

/** The lines at the best price for the customer; those of an account discount alone say nothing more. */
const discountLines = (lines: readonly OrderedLine[], rates: CustomerRates) => {
  const priced = lines.map(({ listPrice: listed, discountRate: _, reason: __, ...line }) => {
    const listPrice = listed ?? line.unitPrice
    const best = bestPrice({ ...line, listPrice, type: line.info.type }, rates)
    const total = times(best.unitPrice, line.quantity)
    return { ...line, ...best, total, ...(line.stepPrice !== undefined && { listPrice }) }
  })
  return priced.some(({ reason }) => reason === 'group' || reason === 'quantity')
    ? { lines: priced, taxed: priced }
    : { lines: priced.map(({ discountRate: _, reason: __, ...line }) => line), taxed: priced }
}

/** The order of priced lines, at the best price for the customer. */
export const orderOf = (
  decided: readonly OrderedLine[],
  rates: CustomerRates,
  charges: ChargeTerms,
): PricedOrder => {
  const { lines, taxed } = discountLines(decided, rates)
  const totals = orderTotals(taxed, charges)
  const extra = centimes(totals.shipping + totals.fee)
  const vat = splitVat(taxed, totals.discount, extra).filter(({ rate }) => rate > 0)
  return { lines, ...totals, vat }
}

/**
 * Prices an order from the products found for its items (R20); one refused line refuses the order.
 * `day` is the ISO day in Swiss time, for the VAT rates.
 */
export const priceOrder = ({
  items,
  found,
  rates,
  charges,
  day,
  hasVatNumber = true,
}: {
  items: readonly PostedItem[]
  found: readonly Result<FoundLine, LineRefusal>[]
  rates: CustomerRates
  charges: ChargeTerms
  day: string
  /** A laboratory without a VAT number charges and shows no VAT. */
  hasVatNumber?: boolean
}): Result<PricedOrder, OrderPriceRefusal> => {
  if (items.length === 0) return refuse({ code: 'cart-empty' })
  if (items.length > maxOrderLines) return refuse({ code: 'too-many-lines' })

  const steps = stepPrices(
    items.map(({ quantity }, position) => {
      const line = found[position]
      if (!line?.ok || !isQuantity(quantity)) return { productId: 0, quantity: 0, listPrice: zero }
      const { id, price, steps } = line.value.product
      return { productId: id, quantity, listPrice: price, steps }
    }),
  )
  const lines: OrderedLine[] = []
  const refused: RefusedLine[] = []
  for (const [line, item] of items.entries()) {
    const foundLine = found[line]
    if (!foundLine) throw new RangeError(`line ${line} has not been decided`)
    const priced = priceLine(item, foundLine, day)
    const stepPrice = steps[line]
    const stepped = priced.ok && {
      ...priced.value,
      ...(stepPrice !== undefined && { stepPrice }),
      ...(!hasVatNumber && { vatRate: 0 }),
    }
    if (stepped) lines.push(stepped)
    const refusal = stepped ? changedPrice(item, stepped) : priced.ok ? undefined : priced.refusal
    if (refusal) refused.push({ ...refusal, line })
  }
  const [first] = refused
  if (!first) return ok(orderOf(lines, rates, charges))
  const refusal = { ...first, lines: refused }
  return lines.length < items.length
    ? refuse(refusal)
    : refuse({ ...refusal, current: orderOf(lines, rates, charges) })
}
