import type { PriceStep } from '../../../domain/cart/line-price.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord, ProductCategory, ProductKind } from '../../db/tables/catalogue.ts'
import { isPossibleId } from '../remedies/find-remedies.ts'

/** A product as staff see it: hidden ones and price products included. */
export type StoredProduct = {
  id: number
  slug: string
  kind: ProductKind
  name: string
  price: Centimes
  steps: readonly PriceStep[]
  vatClass: VatClass
  position: number
  categories: readonly ProductCategory[]
  record: CatalogueRecord
  version: number
  isListed: boolean
}

/** All columns but those with the contents of the page. */
export const productColumns = [
  'id',
  'slug',
  'kind',
  'name',
  'price',
  'steps',
  'vat_class as vatClass',
  'position',
  'version',
  'is_listed as isListed',
] as const

const products = (db: Database) =>
  db.selectFrom('product').select([...productColumns, 'categories', 'record'])

export const findStoredProducts = (db: Database): Promise<StoredProduct[]> =>
  products(db).orderBy('kind').orderBy('position').orderBy('id').execute()

export const findStoredProduct = async (
  db: Database,
  id: number,
): Promise<StoredProduct | undefined> =>
  isPossibleId(id) ? products(db).where('id', '=', id).executeTakeFirst() : undefined
