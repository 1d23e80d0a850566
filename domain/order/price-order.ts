import { cartTotals, type Totals } from '../cart/totals.ts'
import type { Centimes } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { AddressProblem } from './address-problem.ts'
import type { LineRefusal } from './lines/line-definition.ts'
import type { PostedItem } from './posted-item.ts'
import type { PriceFacts } from './price-facts.ts'
import { type OrderLine, priceLine } from './price-line.ts'
import { splitVat, type VatPart } from './vat.ts'

/** Limit against abuse; real orders are far below. */
export const maxOrderLines = 200

export type PricedOrder = Totals & { lines: OrderLine[]; vat: VatPart[] }

/** `line` is the index from 0. */
export type RefusedLine = LineRefusal & { line: number }

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

/**
 * Prices an order from its facts (R20); one refused line refuses the order. `discountRate` in
 * hundredths of a percent; `day` is the ISO day in Swiss time, for the VAT rates.
 */
export const priceOrder = ({
  items,
  facts,
  discountRate,
  shipping,
  day,
}: {
  items: readonly PostedItem[]
  facts: PriceFacts
  discountRate: number
  shipping: Centimes
  day: string
}): Result<PricedOrder, PriceRefusal> => {
  if (items.length === 0) return refuse({ code: 'cart-empty' })
  if (items.length > maxOrderLines) return refuse({ code: 'too-many-lines' })

  const lines: OrderLine[] = []
  const refused: RefusedLine[] = []
  for (const [line, item] of items.entries()) {
    const priced = priceLine(item, facts, day)
    if (priced.ok) lines.push(priced.value)
    else refused.push({ ...priced.refusal, line })
  }
  const [first] = refused
  if (first) return refuse({ ...first, lines: refused })

  const totals = cartTotals(
    lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity })),
    discountRate,
    shipping,
  )
  const taxed = lines.map(({ total, vatRate }) => ({ total, rate: vatRate }))
  return ok({ lines, ...totals, vat: splitVat(taxed, totals.discount, shipping) })
}
