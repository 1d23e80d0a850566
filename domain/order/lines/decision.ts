import type { CartInfo } from '../../cart/cart-info.ts'
import type { FindRemedy, RemedyFacts } from '../../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import type { Category } from '../../catalogue/remedy-category.ts'
import type { Language } from '../../language.ts'
import { ok, type Result, refuse } from '../../result.ts'
import type { LineType, PostedParts } from '../posted-item.ts'

/** Families with price products; ready products have their own price. */
export type PricedType = Exclude<LineType, ShownKind>

/** An unavailable choice: the field as a path ('substances.3.dilution') and the reason code. */
export type Unavailable = { field: string; reason: string }

/** A remedy by id or by name; for mixtures, the customer's name. */
export type RemedyReference = { id?: number; name?: string }

/**
 * An available line: its name per language ('' for a mixture without a name) and its info. Of its
 * price products the most expensive counts.
 */
export type Decision = {
  name: (language: Language) => string
  info: CartInfo
  slugs: readonly string[]
}

/**
 * Validates a requested line by the rules of its family, for orders and `POST /api/shop/price`.
 * Without a remedy reference, any remedy of the family counts.
 */
export type Decide<Type extends PricedType> = (
  asked: PostedParts[Type],
  called: RemedyReference | undefined,
  find: FindRemedy,
) => Result<Decision, Unavailable>

export const unavailable = (field: string, reason: string) => refuse({ field, reason })

/** The referenced remedy; undefined without a reference, refused when the category has none. */
export const findReferencedRemedy = (
  category: Category,
  called: RemedyReference | undefined,
  find: FindRemedy,
): Result<RemedyFacts | undefined, Unavailable> => {
  if (!called) return ok(undefined)
  const remedy = find({ category, ...called })
  return remedy ? ok(remedy) : unavailable('remedy', 'unknown-value')
}
