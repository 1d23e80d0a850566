import type { CartInfo } from '../../cart/cart-info.ts'
import type { Result } from '../../result.ts'
import type { OrderRefusal } from '../order-refusal.ts'
import type { LineType, PostedItem } from '../posted-item.ts'
import type { Asks, PriceFacts, PriceProduct } from '../price-facts.ts'

/**
 * Why a line is not taken. `field` is its path in the line, as the API writes it:
 * 'info.substances.3.dilution'; `reason` a code of the rules; `slug` what has no price product.
 */
export type LineRefusal = {
  code: OrderRefusal
  field?: string
  reason?: string
  slug?: string
}

/** What a line turns out to be: its name in the language of the facts, checked info, its product. */
export type FoundLine = { name: string; info: CartInfo; product: PriceProduct }

/** All that an order must know of a family. A further family is one more definition. */
export type LineDefinition<Type extends LineType> = {
  /** What must be known to price the line; what is asked in vain shows when it is priced. */
  asks: (item: PostedItem<Type>) => Partial<Asks>
  price: (item: PostedItem<Type>, facts: PriceFacts) => Result<FoundLine, LineRefusal>
}
