import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import type { Centimes } from '../../../domain/money.ts'

/** A line to be ordered again: as it is today, or in words why it cannot be. */
export type ReorderView = {
  position: number
  name: string
  info: CartInfo
  quantity: number
  /** What one cost then. */
  before: Centimes
} & ({ item: Omit<CartItem, 'cartId'> } | { why: string })

/** What the order's page answers to who wants to order again; `refusal` in words. */
export type ReorderAnswer = { lines: ReorderView[] } | { refusal: string }
