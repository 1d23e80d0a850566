import type { CartInfo } from '../../cart/cart-info.ts'
import type { Result } from '../../result.ts'
import type { OrderRefusal } from '../order-refusal.ts'
import type { LineType, PostedItem } from '../posted-item.ts'
import type { PriceFacts, PriceProduct, RequiredFacts } from '../price-facts.ts'

/**
 * Why a line is refused. `field` is its path in the line, as in the API:
 * 'info.substances.3.dilution'. `reason` is a code of the rules; `slug` is the missing price
 * product.
 */
export type LineRefusal = {
  code: OrderRefusal
  field?: string
  reason?: string
  slug?: string
}

/** The result for a line: name in the language of the facts, validated info, product. */
export type FoundLine = { name: string; info: CartInfo; product: PriceProduct }

/** The rules of a family in an order; a new family adds one definition. */
export type LineDefinition<Type extends LineType> = {
  /** The facts needed to price the line; unknown ones are reported when it is priced. */
  asks: (item: PostedItem<Type>) => Partial<RequiredFacts>
  price: (item: PostedItem<Type>, facts: PriceFacts) => Result<FoundLine, LineRefusal>
}
