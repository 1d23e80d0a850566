import type { ColumnType, Generated } from 'kysely'
import type { PriceStep } from '../../../domain/cart/line-price.ts'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { Category } from '../../../domain/catalogue/remedy-category.ts'
import type { Language } from '../../../domain/language.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import type { JsonColumn, JsonText } from '../json.ts'
import type { MoneyColumn } from './money-column.ts'

/** A record as imported from the laboratory; parsed when read (R10). */
export type CatalogueRecord = Record<string, unknown>

export type RemedyCategory = Category

/** `price` for price products, else the family of a ready product. */
export type ProductKind = 'price' | ShownKind

export type RemedyTable = {
  id: number
  category: RemedyCategory
  name: string
  position: number
  record: JsonColumn<CatalogueRecord>
  /** Increases with every change. */
  version: Generated<number>
  /** Hidden remedies are not offered; orders keep them. */
  is_listed: Generated<boolean>
}

/** How a name is used: by repertories, internationally or formerly, or commonly in a language. */
export type SynonymKind = 'abbreviation' | 'latin' | Language

export type RemedySynonymTable = {
  remedy_id: number
  kind: SynonymKind
  name: string
  /** Whether several remedies have this name. */
  is_ambiguous: boolean
  position: number
}

/** `name` for programs; where names of languages are absent, it stands for French. */
export type ProductCategory = {
  slug: string
  name: string
  names?: Readonly<Partial<Record<Language, string>>>
}

type Steps = readonly PriceStep[]

export type ProductTable = {
  id: number
  slug: string
  kind: ProductKind
  name: string
  /** VAT included (R23). */
  price: MoneyColumn
  /** Lower prices from a number of pieces. */
  steps: ColumnType<Steps, JsonText<Steps> | undefined, JsonText<Steps>>
  vat_class: ColumnType<VatClass, string, string>
  position: number
  categories: JsonColumn<readonly ProductCategory[]>
  record: JsonColumn<CatalogueRecord>
  version: Generated<number>
  /** Hidden products are not sold; orders keep them. */
  is_listed: Generated<boolean>
}

/** A requested combination without a price product (R19). */
export type PriceMissTable = {
  slug: string
  misses: number
  last_at: Date
}
