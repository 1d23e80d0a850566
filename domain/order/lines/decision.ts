import type { CartInfo } from '../../cart/cart-info.ts'
import type { FindRemedy, KnownRemedy } from '../../catalogue/known-remedy.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import type { Category } from '../../catalogue/remedy-category.ts'
import type { Language } from '../../language.ts'
import { ok, type Result, refuse } from '../../result.ts'
import type { LineType, PostedParts } from '../posted-item.ts'

/** Families with price products, which the rules find; ready products carry their own price. */
export type PricedType = Exclude<LineType, ShownKind>

/** What cannot be had: the field as a path ('substances.3.dilution') and why. */
export type Unavailable = { field: string; reason: string }

/** The remedy by its id or by a name; of a mixture, what the customer calls it. */
export type RemedyReference = { id?: number; name?: string }

/**
 * What can be had: its name on the line in a language, empty of a mixture without a name; its info;
 * its price products, of which the dearest counts.
 */
export type Decision = {
  name: (language: Language) => string
  info: CartInfo
  slugs: readonly string[]
}

/**
 * A family's rules, the same for an order and for `POST /api/shop/price`: reads what is asked for
 * and refuses what is not made. Where no remedy is called, any of the family will do.
 */
export type Decide<Type extends PricedType> = (
  asked: PostedParts[Type],
  called: RemedyReference | undefined,
  find: FindRemedy,
) => Result<Decision, Unavailable>

export const unavailable = (field: string, reason: string) => refuse({ field, reason })

/** The remedy that is called, if one is; refused when the category has none such. */
export const findReferencedRemedy = (
  category: Category,
  called: RemedyReference | undefined,
  find: FindRemedy,
): Result<KnownRemedy | undefined, Unavailable> => {
  if (!called) return ok(undefined)
  const remedy = find({ category, ...called })
  return remedy ? ok(remedy) : unavailable('remedy', 'unknown-value')
}
