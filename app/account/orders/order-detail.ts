import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'

/** An ordered line; `position` counts from 0. */
export type DetailLine = {
  position: number
  productId: number
  name: string
  icon: string
  info: CartInfo
  quantity: number
  unitPrice: Centimes
  total: Centimes
  /** The customer's own reference of the line. */
  reference?: string
}

/** A state change of an order; the newest one is the current state. */
type DetailEvent = { id: string; status: OrderStatus; date: string; note: string }

export type Parcel = { name: string; number: string; url?: string | undefined }

/** Documents of an order, by their file name under `/api/shop/orders/{id}/`. */
export type DocumentFile = 'invoice.pdf' | 'delivery-note.pdf' | 'credit-note.pdf'

/** `number`: of a credit note, as an order can have several. */
export type ListedDocument = { file: DocumentFile; number?: number }

/** The fields of an order that its customer may see; dates and addresses are formatted. */
export type OrderDetail = {
  id: string
  /** False when staff view a customer's order. */
  isOwn: boolean
  number: number
  date: string
  status: OrderStatus
  payment: string
  reference: string
  note: string
  lines: DetailLine[]
  subtotal: Centimes
  /** Hundredths of a percent. */
  discountRate: number
  discount: Centimes
  shipping: Centimes
  total: Centimes
  vat: { rate: number; vat: Centimes }[]
  billing: string[]
  shipTo: string[]
  events: DetailEvent[]
  parcels: Parcel[]
  documents: ListedDocument[]
}
