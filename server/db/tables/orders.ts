import type { ColumnType, Generated } from 'kysely'
import type { DiscountReason } from '../../../domain/cart/line-price.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { InvoiceMoment } from '../../../domain/order/invoice-moment.ts'
import type { ChangedContent } from '../../../domain/order/order-change.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { OrderTerms } from '../../../domain/order/order-terms.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { OrderedLine } from '../../../domain/order/price-order.ts'
import type { Credit, ParcelLine } from '../../../domain/order/refund.ts'
import type { VatPart } from '../../../domain/order/vat.ts'
import type { JsonColumn, JsonText } from '../json.ts'
import type { AddressTable } from './accounts.ts'
import type { MoneyColumn } from './money-column.ts'

/** An address at the time of the order. */
export type AddressSnapshot = Omit<
  AddressTable,
  'id' | 'account_id' | 'kind' | 'name' | 'last_used_at' | 'building_number'
> & {
  /** Missing in older orders. */
  building_number?: string | null
}

/** A snapshot at the time of the order; rates in hundredths of a percent. */
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
  subtotal: MoneyColumn
  discount_rate: number
  discount: MoneyColumn
  shipping: MoneyColumn
  /** Of a small order. */
  fee: ColumnType<Centimes, number | undefined, number>
  total: MoneyColumn
  vat: JsonColumn<readonly VatPart[]>
  billing: JsonColumn<AddressSnapshot>
  shipping_address: JsonColumn<AddressSnapshot>
  /** One order per account and key (R26). */
  idempotency_key: string
  /** Distinguishes a retry from another order under the same key. */
  body_hash: string
  /** The checkout draft that it was placed from, deleted with it; null for orders of the API. */
  draft_id: string | null
  /** The member of staff who entered the order; null if the customer did. */
  entered_by: string | null
  /** The member of the practice who ordered; null for the practice itself and the staff. */
  ordered_by: ColumnType<string | null, string | null | undefined>
  /** How it was received. */
  channel: Generated<string>
  /** Last name, first name and company of the billing address, as searched (`searchKey`). */
  customer_key: Generated<string>
  /** The day on which it leaves the laboratory, as promised (YYYY-MM-DD); null without a promise. */
  dispatch_on: ColumnType<string | null, string | null | undefined>
  /** When its invoice is issued (R47). */
  invoice_at: Generated<InvoiceMoment>
  /** Increases with every change of its content. */
  version: Generated<number>
}

/** The content of an order before a change (R47). */
export type OrderVersionTable = {
  order_id: string
  version: number
  /** When it was replaced. */
  replaced_at: Date
  replaced_by: string
  content: JsonColumn<OrderContent>
}

/** What a change of an order can replace, with the amounts that follow from it. */
export type OrderContent = ChangedContent<AddressSnapshot> & {
  lines: readonly (OrderedLine & { icon: string })[]
  subtotal: Centimes
  discountRate: number
  vat: readonly VatPart[]
}

/** A checkout in progress: personal data, deleted with its order or when it expires. */
export type CheckoutDraftTable = {
  /** UUIDv4. */
  id: string
  account_id: string
  /** The version of the cart that the items are; null for other items. */
  cart_version: number | null
  /** Idempotency key of the order (R26). */
  order_key: string
  items: JsonColumn<readonly PostedItem[]>
  /** The items as decided; null if they cannot be ordered. */
  lines: JsonColumn<readonly OrderedLine[] | null>
  /** The terms that were shown; null if the items cannot be ordered, and in older drafts. */
  terms: JsonColumn<OrderTerms<AddressSnapshot> | null>
  /** The version of the catalogue that decided `lines`. */
  catalogue_version: number
  /** The chosen delivery address; null for the default one. */
  address_id: string | null
  created_at: Date
  expires_at: Date
}

export type OrderLineTable = {
  order_id: string
  position: number
  product_id: number
  name: string
  icon: string
  quantity: number
  unit_price: MoneyColumn
  total: MoneyColumn
  vat_rate: number
  /** The price without a quantity step; null: `unit_price`. */
  list_price: ColumnType<Centimes | null, number | null | undefined, never>
  /** Null: the discount of the order applies to all lines alike. */
  discount_rate: ColumnType<number | null, number | null | undefined, never>
  reason: ColumnType<DiscountReason | null, DiscountReason | null | undefined, never>
  info: JsonColumn<Record<string, unknown>>
  /** The customer's own reference; '' for none. */
  reference: string
}

export type OrderEventTable = {
  id: string
  order_id: string
  status: OrderStatus
  at: Date
  /** Null for automatic changes. */
  by_account: string | null
  note: string
}

/** The creditor at the time of the invoice. */
export type CreditorSnapshot = {
  name: string
  street: string
  buildingNumber: string
  postcode: string
  city: string
  country: string
  /** QR-IBAN (QR reference) or IBAN (SCOR); '' if not set. */
  iban: string
  /** CHE-123.456.789; '' if not set. */
  vatNumber: string
}

/** An invoice of a former version of its order, or the credit note over it (R47). */
export type FormerDocumentTable = Omit<InvoiceTable, 'paid_at' | 'credited'> & { version: number }

/** An invoice or credit note. Lines and amounts are those of the order or of `credited`. */
export type InvoiceTable = {
  id: string
  kind: 'invoice' | 'credit-note'
  /** Consecutive per kind, without gaps. */
  number: number
  order_id: string
  issued_at: Date
  /** YYYY-MM-DD in Switzerland. */
  due_on: string
  /** QR reference or SCOR; '' for a credit note. */
  reference: string
  /** Positive for credit notes too. */
  total: MoneyColumn
  creditor: JsonColumn<CreditorSnapshot>
  paid_at: Date | null
  /** The part that a credit note credits; null for the whole order, and for invoices. */
  credited: JsonColumn<Credit> | null
  /** Who issued a credit note; null for invoices and automatic ones. */
  issued_by: ColumnType<string | null, string | null | undefined>
}

/** An internal note of the staff, which customers do not see. */
export type OrderNoteTable = {
  id: string
  order_id: string
  at: Date
  by_account: string | null
  text: string
}

export type ShipmentTable = {
  id: string
  order_id: string
  carrier: string
  /** '' for a part without one. */
  tracking_number: string
  shipped_at: Date
  /** Of a part of the order; null: what the other parcels do not have. */
  lines: ColumnType<
    readonly ParcelLine[] | null,
    JsonText<readonly ParcelLine[]> | null | undefined,
    never
  >
}
