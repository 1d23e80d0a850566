import type { PriceStep } from '../cart/line-price.ts'
import type { RequestedRemedy, RequestedRemedyIndex } from '../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import type { Language } from '../language.ts'
import type { Centimes } from '../money.ts'
import type { SaleRestriction } from './sale-restriction.ts'
import type { VatClass } from './vat.ts'

export type PriceProduct = {
  id: number
  price: Centimes
  vatClass: VatClass
  steps?: readonly PriceStep[] | undefined
}

/** Price products by slug. */
export type PricesBySlug = ReadonlyMap<string, PriceProduct>

/** A ready product with its title per language. */
export type ReadyProduct = PriceProduct & {
  kind: ShownKind
  titles: Readonly<Record<Language, string>>
  /** Form as a code and pack size as printed, '' when there is none; the remedy count of a set. */
  form: string
  size: string
  remedies: number
}

/** What must be loaded to decide a line. */
export type Requirements = {
  remedies: readonly RequestedRemedy[]
  /** Ids of ready products. */
  products: readonly number[]
}

/** The catalogue facts that decide lines; prices are loaded for decided lines. */
export type LineFacts = {
  /** The language of line names (R44). */
  language: Language
  remedies: RequestedRemedyIndex
  /** Ready products by id. */
  products: ReadonlyMap<number, ReadyProduct>
  /** What the person may not order. */
  restrictions?: readonly SaleRestriction[]
}
