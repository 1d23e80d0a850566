import type { CartInfo } from '../cart/cart-info.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import type { SizedFamily } from '../catalogue/sized-family.ts'
import type { RequestedPreparation } from '../homeopathy/check-preparation.ts'
import type { RequestedSubstance } from '../mixture/substance-line.ts'
import type { Centimes } from '../money.ts'

/** The families of lines. */
export type LineType = CartInfo['type']

/** A mixture as posted: its substances as lines of the cart or in parts. */
export type PostedMixture = {
  /** The name given by the person, empty when none; absent: the name of the line. */
  name?: string | undefined
  substances: readonly (string | RequestedSubstance)[]
  form: string
  size: string
  carrier?: string
}

/** The remedy by its id (R44); absent: by the name of the line. */
type OfRemedy = { remedy?: number | undefined }

/** What is posted of each family, in codes or printed labels; ready products are their id alone. */
export type PostedParts = { homeopathy: RequestedPreparation & OfRemedy; custom: PostedMixture } & {
  schussler: { form: string } & OfRemedy
} & Record<SizedFamily, { size: string } & OfRemedy> &
  Record<ShownKind, unknown>

export type PostedInfo<Type extends LineType = LineType> = {
  [Each in Type]: { type: Each } & PostedParts[Each]
}[Type]

/** A line as posted, its shape already checked. */
export type PostedItem<Type extends LineType = LineType> = {
  id: number
  quantity: number
  name: string
  info: PostedInfo<Type>
  /** What the customer was shown; when given, it must still hold. */
  price?: Centimes
}
