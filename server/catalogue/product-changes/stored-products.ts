import { type Centimes, centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import { readVatClass } from '../../../domain/order/vat.ts'
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
  vatClass: VatClass
  position: number
  categories: readonly ProductCategory[]
  record: CatalogueRecord
  version: number
  isListed: boolean
}

const products = (db: Database) => db.selectFrom('product').selectAll()

type Row = Awaited<ReturnType<ReturnType<typeof products>['execute']>>[number]

const toStored = ({ price, vat_class, is_listed, ...row }: Row): StoredProduct => ({
  ...row,
  price: centimes(price),
  vatClass: readVatClass(vat_class),
  isListed: is_listed,
})

export const findStoredProducts = async (db: Database): Promise<StoredProduct[]> =>
  (await products(db).orderBy('kind').orderBy('position').orderBy('id').execute()).map(toStored)

export const findStoredProduct = async (
  db: Database,
  id: number,
): Promise<StoredProduct | undefined> => {
  if (!isPossibleId(id)) return undefined
  const row = await products(db).where('id', '=', id).executeTakeFirst()
  return row && toStored(row)
}
