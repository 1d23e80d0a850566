import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { JsonColumn } from '../json.ts'
import type { AddressTable } from './accounts.ts'

/** An address as it was when the order was placed. */
export type AddressSnapshot = Omit<AddressTable, 'account_id' | 'kind' | 'building_number'> & {
  /** Missing in orders of a time when it was not asked for. */
  building_number?: string | null
}

/** The part of the total at one rate (hundredths of a percent), in centimes (R23). */
export type VatPart = { rate: number; gross: number; net: number; vat: number }

/** Amounts are centimes, rates hundredths of a percent; all of it a snapshot of its day. */
export type OrdersTable = {
  id: string
  number: number
  account_id: string
  status: OrderStatus
  placed_at: Date
  language: string
  payment: string
  reference: string
  note: string
  subtotal: number
  discount_rate: number
  discount: number
  shipping: number
  total: number
  vat: JsonColumn<readonly VatPart[]>
  billing: JsonColumn<AddressSnapshot>
  shipping_address: JsonColumn<AddressSnapshot>
  /** One order per account and key (R26). */
  idempotency_key: string
  /** Tells the same order sent again from another one under the same key. */
  body_hash: string
}

export type OrderLineTable = {
  order_id: string
  position: number
  product_id: number
  name: string
  icon: string
  quantity: number
  unit_price: number
  total: number
  vat_rate: number
  info: JsonColumn<Record<string, unknown>>
}

export type OrderEventTable = {
  id: string
  order_id: string
  status: OrderStatus
  at: Date
  /** Null: the shop itself. */
  by_account: string | null
  note: string
}

/** Who is to be paid, as it was on the day of the invoice. */
export type CreditorSnapshot = {
  name: string
  street: string
  buildingNumber: string
  postcode: string
  city: string
  country: string
  /** A QR-IBAN goes with QR references, any other IBAN with SCOR; '' without. */
  iban: string
  /** CHE-123.456.789; '' without. */
  vatNumber: string
}

/** An invoice or credit note. Its lines and amounts are the order's, which never change. */
export type InvoiceTable = {
  id: string
  kind: 'invoice' | 'credit-note'
  /** Without gaps in each kind. */
  number: number
  order_id: string
  issued_at: Date
  /** YYYY-MM-DD in Switzerland. */
  due_on: string
  /** QR reference or SCOR; '' for a credit note. */
  reference: string
  /** Centimes; of a credit note what is given back. */
  total: number
  creditor: JsonColumn<CreditorSnapshot>
  paid_at: Date | null
}

export type ShipmentTable = {
  id: string
  order_id: string
  carrier: string
  tracking_number: string
  shipped_at: Date
}
