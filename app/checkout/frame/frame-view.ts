import type { Centimes } from '../../../domain/money.ts'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import type { OrderLine } from '../../../domain/order/price-line.ts'
import type { PricedOrder } from '../../../domain/order/price-order.ts'

export const maxReferenceLength = 50
export const maxNoteLength = 500

/** Values passed between steps in hidden fields. `draft` is the id of the draft. */
export type Carried = {
  draft: string
  jwt: string
  payment: string
  reference: string
  note: string
}

/** `address`: the house number is missing, which the invoice requires. */
export type TypedProblem = 'payment' | 'reference' | 'note'

/** `shownBefore`: the price in the cart, when it has changed. */
export type LineView = OrderLine & { shownBefore: Centimes | undefined }

/** Addresses as the lines of a label. */
export type OrderView = Omit<PricedOrder, 'lines'> & {
  lines: LineView[]
  /** Hundredths of a percent. */
  discountRate: number
  paymentDays: number
  billing: string[]
  /** Nobody has said yet whether the house has a number. */
  asksForNumber: boolean
  shipTo: string[]
}

/** A line that cannot be ordered; `cartId` is its id in the cart. */
export type RefusedLineView = {
  cartId: string
  code: OrderRefusal
  name: string
  detail: string
}

/** A problem of an address field, with its message. */
type AddressProblemView = AddressProblem & { text: string }

/** A refusal with its message and all lines or address fields concerned. */
export type RefusalView = {
  code: OrderRefusal
  text: string
  lines: RefusedLineView[]
  addresses: AddressProblemView[]
}

/** A term of the order that has changed since the customer saw it, as text. */
export type TermChangeView = {
  term:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'total'
    | 'vat'
    | 'paymentDays'
    | 'billing'
    | 'shippingAddress'
  before: string
  now: string
}

type Shown = {
  order: OrderView
  changes: TermChangeView[]
  carried: Carried
  refusal?: RefusalView | undefined
  /** The version of the cart that is shown (R25). */
  cartVersion: number | undefined
}

/** `invoiceOf`: the order id, when the viewer may open the invoice. */
type ThanksView = {
  step: 'thanks'
  number: number
  total: Centimes
  isAdvance: boolean
  invoiceOf: string | undefined
}

/** The content of the frame's document. */
export type FrameView =
  | ({ step: 'form'; isFirst: boolean; problems: TypedProblem[] } & Shown)
  | ({ step: 'review'; isTermsMissing: boolean; acceptsTerms: boolean } & Shown)
  | ThanksView
  | {
      step: 'refused'
      refusal: RefusalView
      carried: Carried
      cartVersion: number | undefined
    }
  | { step: 'expired' }
  | { step: 'draft-not-found' }
  | { step: 'unreadable' }
