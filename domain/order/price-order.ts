import { checkoutTotals, type Totals } from '../cart/totals.ts'
import type { Centimes } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { LineRefusal } from './lines/line-definition.ts'
import type { PostedItem } from './posted-item.ts'
import type { PriceFacts } from './price-facts.ts'
import { type OrderLine, priceLine } from './price-line.ts'
import { splitVat, type VatPart } from './vat.ts'

/** A bound against abuse, far above any practice's order. */
export const maxOrderLines = 200

export type PricedOrder = Totals & { lines: OrderLine[]; vat: VatPart[] }

/** `line` counts from 0; it is absent when the refusal is about the whole order. */
export type PriceRefusal = LineRefusal & { line?: number }

/**
 * Prices an order from its facts (R20); the first line that cannot be ordered refuses it all.
 * `discountRate` in hundredths of a percent, `day` an ISO day in Swiss time, for the VAT rates.
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
  for (const [line, item] of items.entries()) {
    const priced = priceLine(item, facts, day)
    if (!priced.ok) return refuse({ ...priced.refusal, line })
    lines.push(priced.value)
  }

  const totals = checkoutTotals(
    lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity })),
    discountRate,
    shipping,
  )
  const taxed = lines.map(({ total, vatRate }) => ({ total, rate: vatRate }))
  return ok({ lines, ...totals, vat: splitVat(taxed, totals.discount, shipping) })
}
