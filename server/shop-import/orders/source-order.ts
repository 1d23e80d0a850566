import * as z from 'zod'
import { emptyAddress } from '../../../domain/customer/address.ts'
import {
  type Centimes,
  centimes,
  percentOf,
  roundHalfUp,
  sumCentimes,
  zero,
} from '../../../domain/money.ts'
import { cleanLine, cleanText } from '../../../domain/order/free-text.ts'
import { isOrderStatus, type OrderStatus } from '../../../domain/order/order-status.ts'
import type { VatPart } from '../../../domain/order/vat.ts'
import { isQuantity } from '../../../domain/quantity.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { addressColumns } from '../../accounts/profile/addresses.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import { definedOf, readAddress } from '../customers/source-person.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { instantOf, sourceFields, textOf, unknownIn } from '../source-fields.ts'

const amount = z
  .union([z.string().trim(), z.number()])
  .nullish()
  .transform((value) => {
    const number = Number(value ?? 0)
    return Number.isFinite(number) ? number : 0
  })

const identifier = z.union([z.string(), z.number()]).nullish().transform(textOf)

const taxes = z.array(z.looseObject({ id: identifier, total: amount })).catch([])

const item = z.looseObject({
  product_id: identifier,
  name: z.string().catch(''),
  quantity: amount,
  subtotal: amount,
  subtotal_tax: amount,
  total: amount,
  total_tax: amount,
  taxes,
})

const taxLine = z.looseObject({
  rate_id: identifier,
  rate_percent: amount,
  label: z.string().catch(''),
  rate_code: z.string().catch(''),
  tax_total: amount,
  shipping_tax_total: amount,
})

const refund = z.looseObject({ reason: z.string().catch(''), total: amount })

const parts = z.object({
  line_items: z.array(item).catch([]),
  fee_lines: z.array(item).catch([]),
  tax_lines: z.array(taxLine).catch([]),
  refunds: z.array(refund).catch([]),
})

type Item = z.infer<typeof item>

export type SourceLine = {
  /** Of the former shop; '' for fees. */
  productId: string
  name: string
  quantity: number
  unitPrice: Centimes
  total: Centimes
  vatRate: number
  /** The item, with the choices of the customer among its fields. */
  item: SourceRecord
}

/** An order of the former shop; its total is exactly the one there. */
export type SourceOrder = {
  id: string
  number: number
  status: OrderStatus
  placedAt: Date
  completedAt: Date | undefined
  customerId: string
  email: string
  language: string
  payment: 'invoice' | 'advance'
  note: string
  lines: SourceLine[]
  /** What the lines and the shipping lack to the total, when taxes were rounded. */
  rounding: Centimes
  subtotal: Centimes
  discountRate: number
  discount: Centimes
  shipping: Centimes
  total: Centimes
  vat: VatPart[]
  billing: AddressSnapshot
  shippingAddress: AddressSnapshot
  invoiceNumber: number | undefined
  refunds: { amount: Centimes; reason: string }[]
  unknown: Record<string, unknown>
  notes: ImportNote[]
}

export type OrderResult = { order: SourceOrder } | { skipped: ImportNote }

/** Beyond, an amount is a mistake, and its centimes have no room in the database. */
const maxFrancs = 10_000_000

/** Francs as centimes; the former shop may compute with more decimals. */
const inCentimes = (francs: number): Centimes => {
  if (Math.abs(francs) > maxFrancs) throw new RangeError('an amount is too large')
  return centimes(roundHalfUp(Number((francs * 100).toFixed(4))))
}

const grossOf = ({ subtotal, subtotal_tax, total, total_tax }: Item): Centimes =>
  inCentimes(subtotal === 0 && subtotal_tax === 0 ? total + total_tax : subtotal + subtotal_tax)

/** Hundredths of a percent, also from 'MWST 2,6 %'. */
const rateOf = ({ rate_percent, label, rate_code }: z.infer<typeof taxLine>): number => {
  const [, named] = /(\d+(?:[.,]\d+)?)\s*%/.exec(`${label} ${rate_code}`) ?? []
  return roundHalfUp((rate_percent || Number(named?.replace(',', '.') ?? 0)) * 100)
}

/** A line whose total is a multiple of its price; otherwise the quantity is part of the name. */
const lineOf = (of: Item, rateIn: (of: Item) => number): SourceLine => {
  const { product_id: productId, quantity } = of
  const total = grossOf(of)
  const name = cleanLine(of.name, 200)
  const vatRate = rateIn(of)
  const unit = total / quantity
  return isQuantity(quantity) && Number.isInteger(unit)
    ? { productId, name, quantity, unitPrice: centimes(unit), total, vatRate, item: of }
    : {
        ...{ productId, quantity: 1, unitPrice: total, total, vatRate, item: of },
        name: quantity === 1 || quantity === 0 ? name : cleanLine(`${quantity} × ${name}`, 200),
      }
}

/** The VAT of each rate as the former shop has charged it. */
const vatOf = (
  rates: ReadonlyMap<string, number>,
  taxLines: readonly z.infer<typeof taxLine>[],
  items: readonly Item[],
  total: Centimes,
): VatPart[] => {
  const byRate = Map.groupBy(taxLines, rateOf)
  byRate.delete(0)
  const found = [...byRate].sort(([one], [other]) => other - one)
  const grossAt = (rate: number) =>
    items
      .filter((of) => of.taxes.some(({ id, total: tax }) => tax !== 0 && rates.get(id) === rate))
      .reduce((sum, of) => sum + of.total + of.total_tax, 0)
  const grosses = found.map(([rate]) => inCentimes(grossAt(rate)))
  // Shipping, and what the items do not say, has the rate of the largest part.
  const largest = grosses.indexOf(centimes(Math.max(...grosses, 0)))
  const rest = total - sumCentimes(grosses)
  return found.map(([rate, lines], at) => {
    const vat = inCentimes(lines.reduce((sum, l) => sum + l.tax_total + l.shipping_tax_total, 0))
    const gross = centimes((grosses[at] ?? 0) + (at === Math.max(largest, 0) ? rest : 0))
    return { rate, gross, net: centimes(gross - vat), vat }
  })
}

/** The rate of a discount that a percentage explains, in hundredths of a percent; 0 for others. */
const discountRateOf = (subtotal: Centimes, discount: Centimes): number => {
  if (discount === 0) return 0
  const rate = roundHalfUp((discount / subtotal) * 1_000) * 10
  return rate <= 10_000 && percentOf(subtotal, rate) === discount ? rate : 0
}

/** Lines and amounts; what cannot be a line, such as a negative fee, is part of the discount. */
const amountsOf = (
  { line_items, fee_lines, tax_lines }: z.infer<typeof parts>,
  { total, shipping }: { total: Centimes; shipping: Centimes },
) => {
  const rates = new Map(tax_lines.map((line) => [line.rate_id, rateOf(line)]))
  const [only] = new Set(rates.values()).size === 1 ? rates.values() : []
  const rateIn = ({ taxes: charged, total_tax, subtotal_tax }: Item) => {
    const rate = charged.map(({ id, total: tax }) => (tax === 0 ? 0 : rates.get(id))).find(Boolean)
    return rate ?? (total_tax || subtotal_tax ? (only ?? 0) : 0)
  }
  const fees = fee_lines.map((fee) => ({ ...fee, quantity: 1 }))
  const items = [...line_items, ...fees]
  const lines = items.filter((of) => grossOf(of) >= 0).map((of) => lineOf(of, rateIn))
  const sum = sumCentimes(lines.map((line) => line.total))
  const discount = sum + shipping - total
  const rounding = centimes(Math.max(0, -discount))
  const subtotal = centimes(sum + rounding)
  const left = centimes(Math.max(0, discount))
  return {
    ...{ lines, rounding, subtotal, discount: left },
    discountRate: discountRateOf(subtotal, left),
    vat: vatOf(rates, tax_lines, items, total),
  }
}

/** Orders that are no orders yet, or were thrown away. */
const noOrders = ['checkout-draft', 'auto-draft', 'draft', 'trash']

const paidInAdvance = ['bacs', 'cheque']

/** Beyond, the amounts of an order do not add up by rounding alone. */
const maxRoundingPerLine = 1

/** An order of WooCommerce. Throws a `RangeError` for an amount that is too large. */
export const readOrder = (record: SourceRecord): OrderResult => {
  const { line_items, fee_lines, tax_lines, refunds, ...own } = record
  const fields = sourceFields(own)
  const read = parts.parse({ line_items, fee_lines, tax_lines, refunds })
  const id = textOf(fields.take('id'))
  const number = textOf(fields.take('number')) || id
  const text = textOf(fields.take('status')).toLowerCase().replace(/^wc-/, '').replace(' ', '-')
  const currency = textOf(fields.take('currency', 'order_currency')) || 'CHF'
  const placedAt = instantOf(fields.take('date_created_gmt'), fields.take('date_created'))
  if (noOrders.includes(text)) return { skipped: ['no-order', text] }
  if (!/^[1-9]\d{0,14}$/.test(number)) return { skipped: ['order-number-invalid', number] }
  if (currency !== 'CHF') return { skipped: ['order-currency', currency] }
  if (!placedAt) return { skipped: ['order-date-missing'] }
  const notes: ImportNote[] = []
  const unknown: Record<string, unknown> = {}
  if (!isOrderStatus(text)) {
    notes.push(['order-status-unknown', text])
    unknown.status = text
  }
  const money = (...names: string[]) => amount.parse(textOf(fields.take(...names)))
  const total = inCentimes(money('total'))
  const charged = money('shipping_total') + money('shipping_tax')
  const shipping = inCentimes(Math.max(0, charged))
  const amounts = amountsOf(read, { total, shipping })
  const granted = inCentimes(money('discount_total') + money('discount_tax'))
  const lowered = read.fee_lines.reduce((sum, fee) => sum + Math.min(0, grossOf(fee)), 0)
  const difference = amounts.discount - amounts.rounding - granted + lowered
  if (Math.abs(difference) > maxRoundingPerLine * (amounts.lines.length + 1))
    notes.push(['order-amounts-differ'])
  const tax = inCentimes(money('total_tax'))
  if (tax !== zero && amounts.vat.length === 0) notes.push(['order-vat-rate-missing'])
  for (const [name, given] of Object.entries({ line_items, fee_lines, tax_lines, refunds })) {
    const isRead =
      given === undefined || given === null || read[name as keyof typeof read].length > 0
    if (isRead || (Array.isArray(given) && given.length === 0)) continue
    notes.push(['order-lines-unreadable'])
    unknown[name] = given
  }
  const method = textOf(fields.take('payment_method'))
  const unknownParts = {
    line_items: unknownIn([...read.line_items, ...read.fee_lines], Object.keys(item.shape)),
    tax_lines: unknownIn(read.tax_lines, Object.keys(taxLine.shape)),
    refunds: unknownIn(read.refunds, Object.keys(refund.shape)),
  }
  const invoice = textOf(
    fields.take(
      'wcpdf_invoice_number',
      'wc_invoice_number',
      'invoice_number',
      'bewpi_invoice_number',
    ),
  )
  const charging = fields.take('billing')
  const reader = {
    refuse: (name: string, value: unknown) => {
      unknown[name] = value
      return undefined
    },
    line: (_: string, value: unknown) => cleanLine(textOf(value)),
  }
  const billing = readAddress(charging, 'billing', reader) ?? addressColumns(emptyAddress)
  const shippingAddress = readAddress(fields.take('shipping'), 'shipping', reader) ?? billing
  return {
    order: {
      ...{ id, number: Number(number), placedAt, total, shipping, ...amounts, notes },
      ...{ billing, shippingAddress },
      status: isOrderStatus(text) ? text : 'completed',
      completedAt: instantOf(fields.take('date_completed_gmt'), fields.take('date_completed')),
      customerId: textOf(fields.take('customer_id')).replace(/^0$/, ''),
      email: isRecord(charging) ? textOf(charging.email) : '',
      language: textOf(fields.take('language', 'wpml_language')).slice(0, 2).toLowerCase(),
      payment: paidInAdvance.includes(method) ? 'advance' : 'invoice',
      note: cleanText(textOf(fields.take('customer_note'))),
      invoiceNumber: /^[1-9]\d{0,14}$/.test(invoice) ? Number(invoice) : undefined,
      refunds: read.refunds.map(({ total: back, reason }) => ({
        amount: inCentimes(Math.abs(back)),
        reason: cleanText(reason),
      })),
      unknown: {
        ...fields.rest(),
        ...(method && { payment_method: method }),
        ...definedOf(unknownParts),
        ...unknown,
      },
    },
  }
}
