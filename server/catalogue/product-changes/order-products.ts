import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import type { Author } from '../price-changes/change-price.ts'
import { findStoredProducts } from './stored-products.ts'
import { writeProducts } from './write-products.ts'

/** Positions are multiples, so that a product can be put between two. */
const step = 10

/** Puts the products of a range in an order; `ids` must name each of them once. */
export const orderProducts = (
  db: Database,
  { kind, ids }: { kind: ShownKind; ids: readonly number[] },
  author: Author,
): Promise<Result<{ moved: number }, 'order-incomplete'>> =>
  tryCatalogueChange<{ moved: number }, 'order-incomplete'>(db, async (trx) => {
    const products = (await findStoredProducts(trx)).filter((product) => product.kind === kind)
    const places = new Map(ids.map((id, index) => [id, (index + 1) * step]))
    const isComplete =
      places.size === products.length && products.every((product) => places.has(product.id))
    if (!isComplete) return refuse('order-incomplete')
    const moved = products.flatMap((product) => {
      const position = places.get(product.id) ?? product.position
      if (position === product.position) return []
      return [{ ...product, position, record: { ...product.record, order_index: position } }]
    })
    await writeProducts(trx, moved)
    const names = new Map(products.map(({ id, name }) => [id, name]))
    await recordChange(trx, {
      ...author,
      action: 'order',
      resource: 'catalogue',
      recordId: kind,
      label: kind,
      before: { order: products.map(({ name }) => name) },
      after: { order: ids.map((id) => names.get(id)) },
    })
    return ok({ moved: moved.length })
  })
