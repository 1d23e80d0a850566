import type { Centimes } from '../../../domain/money.ts'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import type { OrderLine } from '../../../domain/order/price-line.ts'
import type { PricedOrder } from '../../../domain/order/price-order.ts'

export const longestReference = 50
export const longestNote = 500

/** What goes from step to step in hidden fields, so that nothing typed is lost. */
export type Carried = {
  items: string
  jwt: string
  key: string
  payment: string
  reference: string
  note: string
}

/** `address`: without its house number there is no invoice. */
export type TypedProblem = 'address' | 'payment' | 'reference' | 'note'

/** `shownBefore`: the price that the cart had, where it is another now. */
export type LineView = OrderLine & { shownBefore: Centimes | undefined }

/** Addresses as the lines of a label. */
export type OrderView = Omit<PricedOrder, 'lines'> & {
  lines: LineView[]
  /** Hundredths of a percent. */
  discountRate: number
  billing: string[]
  isNumberMissing: boolean
  shipTo: string[]
}

/** A line that cannot be ordered; `position` among the posted items, from 0. */
export type RefusedLineView = { position: number; code: OrderRefusal; name: string; detail: string }

/** A field of the account's addresses that keeps them from being used, in words. */
export type AddressProblemView = AddressProblem & { text: string }

/** A refusal in words, with all lines or fields of addresses that it is about. */
export type RefusalView = {
  code: OrderRefusal
  text: string
  lines: RefusedLineView[]
  addresses: AddressProblemView[]
}

type Shown = { order: OrderView; carried: Carried; refusal?: RefusalView | undefined }

/** `invoiceOf`: the id of the order, where its invoice can be opened by who looks. */
export type ThanksView = {
  step: 'thanks'
  number: number
  isAdvance: boolean
  invoiceOf: string | undefined
}

/** What the frame's document shows. */
export type FrameView =
  | ({ step: 'form'; isFirst: boolean; problems: TypedProblem[] } & Shown)
  | ({ step: 'review'; isTermsMissing: boolean } & Shown)
  | ThanksView
  | { step: 'refused'; refusal: RefusalView; carried: Carried }
  | { step: 'expired' }
  | { step: 'unreadable' }
