import type { Transaction } from 'kysely'
import {
  type FamilyVatClasses,
  type VatFamily,
  vatClassOf,
  vatFamilies,
} from '../../../domain/catalogue/vat-family.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import { priceCombinations } from '../../../domain/prices/price-combination.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { ProductKind } from '../../db/tables/catalogue.ts'
import { countCatalogueChange } from '../catalogue-version.ts'

type Product = { kind: ProductKind; slug: string }

const familyOf = ({ kind, slug }: Product): VatFamily | undefined =>
  kind === 'price' ? priceCombinations().get(slug)?.family : kind

/** Tells the class of a new product: that of its family, by the laboratory's option `vat_classes`. */
export const findFamilyVat = async (db: Database): Promise<(product: Product) => VatClass> => {
  const stored = await db
    .selectFrom('option')
    .select('value')
    .where('name', '=', 'vat_classes')
    .executeTakeFirst()
  const classes = (stored?.value ?? {}) as FamilyVatClasses
  return (product) => {
    const family = familyOf(product)
    return family ? vatClassOf(classes, family) : 'reduced'
  }
}

const idsPerStatement = 1_000

/** Gives products the new class of their family; those with a class of their own keep it, and so do orders. */
export const changeFamilyVat = async (
  trx: Transaction<Schema>,
  before: FamilyVatClasses,
  after: FamilyVatClasses,
) => {
  const changed = new Set(
    vatFamilies.filter((family) => vatClassOf(before, family) !== vatClassOf(after, family)),
  )
  if (changed.size === 0) return
  await countCatalogueChange(trx)
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'kind', 'slug', 'vat_class as vatClass'])
    .execute()
  for (const family of changed) {
    const former = vatClassOf(before, family)
    const ids = rows
      .filter((row) => row.vatClass === former && familyOf(row) === family)
      .map(({ id }) => id)
    for (let at = 0; at < ids.length; at += idsPerStatement)
      await trx
        .updateTable('product')
        .set((eb) => ({ vat_class: vatClassOf(after, family), version: eb('version', '+', 1) }))
        .where('id', 'in', ids.slice(at, at + idsPerStatement))
        .execute()
  }
}
