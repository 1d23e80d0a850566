import { hasRemedy } from '../../../domain/cart/cart-info.ts'
import { isCartInfo } from '../../../domain/cart/stored-lines.ts'
import { orderWeights } from '../../../domain/search/order-weights.ts'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import { countCatalogueChange, memoizeByCatalogueVersion } from '../catalogue-version.ts'

/** The counter with the hour (since 1970) before which orders count. */
const counter = 'orders-counted-until'

const hourMs = 3_600_000

/** Hours between two counts. */
const intervalHours = 24

/** Order lines that are counted, the newest ones: about 20 ms. */
const maxLines = 5_000

/** All order ids (UUIDv7) of before the hour are smaller. */
const firstIdOf = (hour: number) => {
  const digits = (hour * hourMs).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** The lines that count, the same in all processes: up to the hour that the counter says. */
const findLines = async (db: Database) => {
  const until = await db
    .selectFrom('counter')
    .select('value')
    .where('name', '=', counter)
    .executeTakeFirst()
  if (!until) return []
  return db
    .selectFrom('order_line')
    .select(['product_id', 'info'])
    .where('order_id', '<', firstIdOf(until.value))
    .orderBy('order_id', 'desc')
    .orderBy('position')
    .limit(maxLines)
    .execute()
}

const count = (lines: Map<number, number>, id: number) => lines.set(id, (lines.get(id) ?? 0) + 1)

/**
 * The search weights of remedies and ready products that are ordered, by id; empty without orders.
 * Memoized until the catalogue changes.
 */
export const orderedWeights = memoizeByCatalogueVersion(async (db: Database) => {
  const remedies = new Map<number, number>()
  const products = new Map<number, number>()
  for (const { product_id, info } of await findLines(db)) {
    if (!isCartInfo(info) || info.type === 'custom') continue
    if (!hasRemedy(info)) count(products, product_id)
    else if (info.remedy !== undefined) count(remedies, info.remedy)
  }
  return { remedies: orderWeights(remedies), products: orderWeights(products) }
})

/**
 * Counts orders up to an hour ago, once a day; safe in several processes. The catalogue counts as
 * changed, so that all processes read the new weights.
 */
export const countOrdersDaily = async (db: Database, now: Date): Promise<void> => {
  const value = Math.floor(now.getTime() / hourMs) - 1
  const line = await db.selectFrom('order_line').select('order_id').limit(1).executeTakeFirst()
  if (!line) return
  const isDue = await db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('counter')
      .values({ name: counter, value })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value })
          .where('counter.value', '<=', value - intervalHours),
      )
      .returning('value')
      .execute()
    if (written.length > 0) await countCatalogueChange(trx)
    return written.length > 0
  })
  if (isDue) invalidateDataVersions(db)
}
