import type { CartInfo } from '../cart/cart-info.ts'
import { cartTotals, type ShippingTerms, type Totals } from '../cart/totals.ts'
import { type Centimes, times } from '../money.ts'
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

/** The refusal of a line whose claimed price is not the current one. */
export const changedPrice = (
  { price }: PostedItem,
  { unitPrice }: OrderedLine,
): LineRefusal | undefined =>
  price === undefined || price === unitPrice ? undefined : { code: 'price-changed', field: 'price' }

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
  /** The problems of the account's addresses, when they cause the refusal. */
  addresses?: readonly AddressProblem[]
}

/** `current`: the order at current prices, when its prices alone have changed. */
export type OrderPriceRefusal<Order = PricedOrder> = PriceRefusal & { current?: Order }

/** The order of priced lines. `discountRate` in hundredths of a percent. */
export const orderOf = (
  lines: readonly OrderedLine[],
  discountRate: number,
  shipping: ShippingTerms,
): PricedOrder => {
  const totals = cartTotals(
    lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity })),
    discountRate,
    shipping,
  )
  const taxed = lines.map(({ total, vatRate }) => ({ total, rate: vatRate }))
  const vat = splitVat(taxed, totals.discount, totals.shipping).filter(({ rate }) => rate > 0)
  return { lines: [...lines], ...totals, vat }
}

/**
 * Prices an order from the products found for its items (R20); one refused line refuses the order.
 * `discountRate` in hundredths of a percent; `day` is the ISO day in Swiss time, for the VAT rates.
 */
export const priceOrder = ({
  items,
  found,
  discountRate,
  shipping,
  day,
  hasVatNumber = true,
}: {
  items: readonly PostedItem[]
  found: readonly Result<FoundLine, LineRefusal>[]
  discountRate: number
  shipping: ShippingTerms
  day: string
  /** A laboratory without a VAT number charges and shows no VAT. */
  hasVatNumber?: boolean
}): Result<PricedOrder, OrderPriceRefusal> => {
  if (items.length === 0) return refuse({ code: 'cart-empty' })
  if (items.length > maxOrderLines) return refuse({ code: 'too-many-lines' })

  const lines: OrderedLine[] = []
  const refused: RefusedLine[] = []
  for (const [line, item] of items.entries()) {
    const foundLine = found[line]
    if (!foundLine) throw new RangeError(`line ${line} has not been decided`)
    const priced = priceLine(item, foundLine, day)
    if (priced.ok) lines.push(hasVatNumber ? priced.value : { ...priced.value, vatRate: 0 })
    const refusal = priced.ok ? changedPrice(item, priced.value) : priced.refusal
    if (refusal) refused.push({ ...refusal, line })
  }
  const [first] = refused
  if (!first) return ok(orderOf(lines, discountRate, shipping))
  const refusal = { ...first, lines: refused }
  return lines.length < items.length
    ? refuse(refusal)
    : refuse({ ...refusal, current: orderOf(lines, discountRate, shipping) })
}
