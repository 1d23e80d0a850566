import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import type { Centimes } from '../../../domain/money.ts'

/** A line to reorder: its current state, or a message why it is unavailable. */
export type ReorderView = {
  position: number
  name: string
  info: CartInfo
  quantity: number
  /** The unit price in the original order. */
  before: Centimes
} & ({ item: Omit<CartItem, 'cartId'> } | { why: string })

/** The result of the reorder action; `refusal` is a message. */
export type ReorderAnswer = { lines: ReorderView[] } | { refusal: string }
