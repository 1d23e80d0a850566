import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { QuickItem } from '../../../server/catalogue/quick-order/read-quick-order.ts'

/** An article on the shelf; `item` can be ordered today, else `why` says why not. */
export type ShelfRowView = {
  key: string
  name: string
  info: CartInfo
  /** The article as posted by forms, in JSON. */
  line: string
  isStarred: boolean
  orders: number
  /** '21.11.2026' */
  lastOrdered?: string | undefined
} & ({ item: QuickItem } | { why: string })

/** The answer to a star; `refusal` is a message. */
export type StarAnswer = { isStarred: boolean } | { refusal: string }
