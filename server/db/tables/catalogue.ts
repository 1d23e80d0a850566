import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { Category } from '../../../domain/catalogue/remedy-category.ts'
import type { JsonColumn } from '../json.ts'

/** What the laboratory gave, as it came; it is parsed at the edge (R10). */
export type CatalogueRecord = Record<string, unknown>

export type RemedyCategory = Category

/** `price` for price products, else the family of what is sold. */
export type ProductKind = 'price' | ShownKind

export type RemedyTable = {
  id: number
  category: RemedyCategory
  name: string
  position: number
  record: JsonColumn<CatalogueRecord>
}

export type ProductTable = {
  id: number
  slug: string
  kind: ProductKind
  name: string
  /** Centimes, VAT included (R23). */
  price: number
  vat_class: string
  position: number
  categories: JsonColumn<readonly { slug: string; name: string }[]>
  record: JsonColumn<CatalogueRecord>
}

/** A combination that was asked for and has no price product (R19). */
export type PriceMissTable = {
  slug: string
  misses: number
  last_at: Date
}
