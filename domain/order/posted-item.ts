import type { CartInfo } from '../cart/cart-info.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import type { SizedFamily } from '../catalogue/sized-family.ts'
import type { RequestedPreparation } from '../homeopathy/choices.ts'
import type { RequestedSubstance } from '../mixture/substance-line.ts'
import type { Centimes } from '../money.ts'

/** The types of lines. */
export type LineType = CartInfo['type']

/** A mixture as posted: substances as strings of the cart or as objects. */
export type PostedMixture = {
  /** The customer's name, '' when there is none; absent: the name of the line. */
  name?: string | undefined
  substances: readonly (string | RequestedSubstance)[]
  form: string
  size: string
  carrier?: string
}

/** The remedy's id (R44); absent: the name of the line identifies it. */
type OfRemedy = { remedy?: number | undefined }

/** What each family posts, in codes or printed labels; ready products post only their id. */
export type PostedParts = { homeopathy: RequestedPreparation & OfRemedy; custom: PostedMixture } & {
  schussler: { form: string } & OfRemedy
} & Record<SizedFamily, { size: string } & OfRemedy> &
  Record<ShownKind, unknown>

export type PostedInfo<Type extends LineType = LineType> = {
  [Each in Type]: { type: Each } & PostedParts[Each]
}[Type]

/** A posted line; its shape is already validated. */
export type PostedItem<Type extends LineType = LineType> = {
  /** The id of its line in the cart. A line with a unique id is ordered once. */
  cartId?: string | undefined
  id: number
  quantity: number
  name: string
  info: PostedInfo<Type>
  /** The customer's own reference of the line. */
  reference?: string | undefined
  /** The price shown to the customer; when given, it must equal the current price. */
  price?: Centimes
}
