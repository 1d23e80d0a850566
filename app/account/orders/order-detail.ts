import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'

/** A line as it was ordered; `position` counts from 0. */
export type DetailLine = {
  position: number
  name: string
  icon: string
  info: CartInfo
  quantity: number
  unitPrice: Centimes
  total: Centimes
}

/** A step of an order's history; the newest is where it is. */
export type DetailEvent = { id: string; status: OrderStatus; date: string; note: string }

export type Parcel = { name: string; number: string; url?: string | undefined }

/** The papers of an order that there are, by their file under `/api/shop/orders/{id}/`. */
export type PaperFile = 'invoice.pdf' | 'delivery-note.pdf' | 'credit-note.pdf'

/** An order with all that its customer may know of it; dates and addresses are written out. */
export type OrderDetail = {
  id: string
  /** False where an administrator looks at a customer's order. */
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
  papers: PaperFile[]
}
