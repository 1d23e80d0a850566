import type { Transaction } from 'kysely'
import {
  type FamilyVatClasses,
  type VatFamily,
  vatClassOf,
  vatFamilies,
} from '../../../domain/catalogue/vat-family.ts'
import { type VatClass, vatClasses } from '../../../domain/order/vat.ts'
import { priceCombinations } from '../../../domain/prices/price-combination.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { ProductKind } from '../../db/tables/catalogue.ts'
import { countCatalogueChange } from '../catalogue-version.ts'

type Classified = { kind: ProductKind; slug: string; vatClass: VatClass }

const familyOf = ({ kind, slug }: Pick<Classified, 'kind' | 'slug'>): VatFamily | undefined =>
  kind === 'price' ? priceCombinations().get(slug)?.family : kind

/** The class that most products of the same family have; `reduced` in an empty family. */
export const usualVatClass = (
  products: readonly Classified[],
  product: Pick<Classified, 'kind' | 'slug'>,
): VatClass => {
  const family = familyOf(product)
  const same = products.filter((each) => familyOf(each) === family)
  const countOf = (vatClass: VatClass) => same.filter((each) => each.vatClass === vatClass).length
  return [...vatClasses].sort((a, b) => countOf(b) - countOf(a)).find(countOf) ?? 'reduced'
}

/** The kinds, addresses and classes of all products. */
export const findVatClasses = (db: Database): Promise<Classified[]> =>
  db.selectFrom('product').select(['kind', 'slug', 'vat_class as vatClass']).execute()

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
