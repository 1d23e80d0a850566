import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { isCartInfo } from '../../domain/cart/stored-lines.ts'
import type { Language } from '../../domain/language.ts'
import type { Centimes } from '../../domain/money.ts'
import type { InvoiceMoment } from '../../domain/order/invoice-moment.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { OrderedLine } from '../../domain/order/price-order.ts'
import type { VatPart } from '../../domain/order/vat.ts'
import { searchKey } from '../../domain/search/staff-search.ts'
import { json } from '../db/json.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'
import type { Env } from '../env.ts'

/** Ways to pay (R27) with the initial status of the order. */
export const firstStatus = {
  invoice: 'processing',
  /** Awaits the payment. */
  advance: 'on-hold',
  /** Card or TWINT, at once; offered with Stripe. */
  card: 'pending',
} as const satisfies Record<string, OrderStatus>

export type Payment = keyof typeof firstStatus

export const isPayment = (text: string): text is Payment => Object.hasOwn(firstStatus, text)

/** Whether customers can choose a payment. */
export const isOffered = ({ stripe }: Pick<Env, 'stripe'>, text: string): text is Payment =>
  isPayment(text) && (text !== 'card' || stripe !== undefined)

/** The product info of a stored line. Throws if it does not match the schema, which is a bug. */
export const parseLineInfo = ({
  order_id,
  info,
}: {
  order_id: string
  info: unknown
}): CartInfo => {
  if (!isCartInfo(info))
    throw new Error(`order ${order_id}: line with invalid info: ${JSON.stringify(info)}`)
  return info
}

/** `icon`: the illustration of the line's family. */
export type OrderLine = OrderedLine & { icon: string }

/** An order as placed: a snapshot, except for its status. */
export type Order = {
  id: string
  /** Consecutive, without gaps. */
  number: number
  accountId: string
  /** The member of the practice who ordered; null for the practice itself and the staff. */
  orderedBy: string | null
  /** The name of that member; absent while the order is placed. */
  orderer?: string
  status: OrderStatus
  placedAt: Date
  language: Language
  payment: Payment
  /** The customer's own reference. */
  reference: string
  note: string
  lines: OrderLine[]
  subtotal: Centimes
  /** Hundredths of a percent. */
  discountRate: number
  discount: Centimes
  shipping: Centimes
  /** Of a small order; 0 for none. */
  fee: Centimes
  total: Centimes
  vat: readonly VatPart[]
  billing: AddressSnapshot
  shippingAddress: AddressSnapshot
  /** The day on which it leaves the laboratory, as promised (YYYY-MM-DD). */
  dispatchOn: string | null
  invoiceAt: InvoiceMoment
  /** From 1; increases with every change of its content. */
  version: number
  /** How it was received; absent while it is placed. */
  channel?: string
}

/** The name of an order in the audit log; the back office translates it. */
export const orderLabel = (number: number) => `Order ${number}`

/** By which the staff's lists sort and find the customer of an order: 'keller ada drogerie am rhein'. */
export const customerKey = ({
  last_name,
  first_name,
  company,
}: Pick<AddressSnapshot, 'last_name' | 'first_name' | 'company'>): string =>
  searchKey(`${last_name} ${first_name} ${company}`).trim()

/** Who is greeted in mails about an order: the member of the practice who ordered, else the practice. */
export const greetedName = ({ orderer, billing }: Pick<Order, 'orderer' | 'billing'>): string =>
  orderer || `${billing.first_name} ${billing.last_name}`.trim()

/** The columns that an order has from its snapshot. */
export const orderColumns = (order: Omit<Order, 'id' | 'lines' | 'channel' | 'orderer'>) => ({
  number: order.number,
  account_id: order.accountId,
  ordered_by: order.orderedBy,
  status: order.status,
  placed_at: order.placedAt,
  language: order.language,
  payment: order.payment,
  reference: order.reference,
  note: order.note,
  subtotal: order.subtotal,
  discount_rate: order.discountRate,
  discount: order.discount,
  shipping: order.shipping,
  fee: order.fee,
  total: order.total,
  vat: json(order.vat),
  billing: json(order.billing),
  shipping_address: json(order.shippingAddress),
  customer_key: customerKey(order.billing),
  dispatch_on: order.dispatchOn,
  invoice_at: order.invoiceAt,
  version: order.version,
})
