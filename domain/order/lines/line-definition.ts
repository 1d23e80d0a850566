import type { CartInfo } from '../../cart/cart-info.ts'
import type { Result } from '../../result.ts'
import type { LineFacts, PriceProduct, Requirements } from '../line-facts.ts'
import type { OrderRefusal } from '../order-refusal.ts'
import type { LineType, PostedItem } from '../posted-item.ts'

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

/**
 * A line that the laboratory makes: name in the language of the facts and validated info. Ready
 * products have their product, others the slugs of their price products.
 */
export type DecidedLine = { name: string; info: CartInfo } & (
  | { product: PriceProduct }
  | { slugs: readonly string[] }
)

/** The rules of a family in an order; a new family adds one definition. */
export type LineDefinition<Type extends LineType> = {
  /** What must be loaded to decide the line; unknown ones are reported when it is decided. */
  requirements: (item: PostedItem<Type>) => Partial<Requirements>
  decide: (item: PostedItem<Type>, facts: LineFacts) => Result<DecidedLine, LineRefusal>
}
