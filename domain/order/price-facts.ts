import type { RemedyIndex, RequestedRemedy } from '../catalogue/known-remedy.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import type { Language } from '../language.ts'
import type { Centimes } from '../money.ts'
import type { VatClass } from './vat.ts'

export type PriceProduct = { id: number; price: Centimes; vatClass: VatClass }

/** A ready product; its title in each language. */
export type ReadyProduct = PriceProduct & {
  kind: ShownKind
  titles: Readonly<Record<Language, string>>
  /** Form as a code and pack as printed, empty where it has none; the remedies of a set. */
  form: string
  size: string
  remedies: number
}

/** What pricing must know of the catalogue, as far as the lines ask for it. */
export type PriceFacts = {
  /** The language in which lines are named (R44). */
  language: Language
  remedies: RemedyIndex
  /** Price products by slug. */
  prices: ReadonlyMap<string, PriceProduct>
  /** Ready products by id. */
  products: ReadonlyMap<number, ReadyProduct>
}

/** What the lines of an order ask for. */
export type Asks = {
  remedies: readonly RequestedRemedy[]
  slugs: readonly string[]
  products: readonly number[]
}
