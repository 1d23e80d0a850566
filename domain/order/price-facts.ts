import type { AskedRemedy, RemedyIndex } from '../catalogue/known-remedy.ts'
import type { ShownKind } from '../catalogue/product-view.ts'
import type { Centimes } from '../money.ts'
import type { VatClass } from './vat.ts'

export type PriceProduct = { id: number; price: Centimes; vatClass: VatClass }

/** A ready product; its titles in all languages. */
export type ReadyProduct = PriceProduct & {
  kind: ShownKind
  titles: readonly string[]
  /** Form as a code and pack as printed, empty where it has none; the remedies of a set. */
  form: string
  size: string
  remedies: number
}

/** What pricing must know of the catalogue, as far as the lines ask for it. */
export type PriceFacts = {
  remedies: RemedyIndex
  /** Price products by slug. */
  prices: ReadonlyMap<string, PriceProduct>
  /** Ready products by id. */
  products: ReadonlyMap<number, ReadyProduct>
}

/** What the lines of an order ask for. */
export type Asks = {
  remedies: readonly AskedRemedy[]
  slugs: readonly string[]
  products: readonly number[]
}
