import type { RemedyIndex, RequestedRemedy } from '../catalogue/known-remedy.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import type { Language } from '../language.ts'
import type { Centimes } from '../money.ts'
import type { VatClass } from './vat.ts'

export type PriceProduct = { id: number; price: Centimes; vatClass: VatClass }

/** A ready product with its title per language. */
export type ReadyProduct = PriceProduct & {
  kind: ShownKind
  titles: Readonly<Record<Language, string>>
  /** Form as a code and pack size as printed, '' when there is none; the remedy count of a set. */
  form: string
  size: string
  remedies: number
}

/** The catalogue facts needed to price the given lines. */
export type PriceFacts = {
  /** The language of line names (R44). */
  language: Language
  remedies: RemedyIndex
  /** Price products by slug. */
  prices: ReadonlyMap<string, PriceProduct>
  /** Ready products by id. */
  products: ReadonlyMap<number, ReadyProduct>
}

/** References that the lines of an order need resolved. */
export type RequiredFacts = {
  remedies: readonly RequestedRemedy[]
  slugs: readonly string[]
  products: readonly number[]
}
