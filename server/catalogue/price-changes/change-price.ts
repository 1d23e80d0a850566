import type { Transaction } from 'kysely'
import type { Centimes } from '../../../domain/money.ts'
import { isUnusualPrice } from '../../../domain/prices/read-amount.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { PriceChangeState } from '../../db/tables/price-changes.ts'
import { recordEvent } from '../../events/record-event.ts'
import { swissDay } from '../../swiss-day.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { isPossibleId } from '../remedies/find-remedies.ts'

export type PriceChangeRefusal =
  | 'product-unknown'
  /** The product has been changed since it was read. */
  | 'edit-conflict'
  /** The price is valid from a day that has passed. */
  | 'day-passed'
  | 'price-unchanged'
  /** 0.00, or more than half above or below the present price, without a confirmation. */
  | 'price-unusual'

type RequestedPrice = {
  productId: number
  price: Centimes
  /** The Swiss day from which it is valid; absent or today: now. */
  from?: string | undefined
  /** The version that the author has seen. */
  version: number
  /** The author has confirmed a price that is unusual. */
  acceptsUnusualPrice?: boolean
}

/** A scheduled price of the same day is replaced. */
const cancelScheduled = (trx: Database, productId: number, day: string) =>
  trx
    .updateTable('price_change')
    .set({ state: 'cancelled' })
    .where('product_id', '=', productId)
    .where('state', '=', 'scheduled')
    .where('valid_from', '=', day)
    .execute()

type NewChange = { product_id: number; price: number; state: PriceChangeState; valid_from: string }

const insertChange = async (
  trx: Database,
  change: NewChange & { price_before?: number },
  { actor, now }: Author,
): Promise<string> => {
  const id = newId()
  const columns = { import_id: null, price_before: null, created_at: now, ...change }
  const applied_at = change.state === 'applied' ? now : null
  await trx
    .insertInto('price_change')
    .values({ id, ...columns, created_by: actor.accountId, applied_at })
    .execute()
  return id
}

/** The event of a price, in centimes, of a price product or ready product. */
export const priceEvent = (productId: number, price: number, now: Date) => ({
  ...({ kind: 'price.changed', recordId: productId } as const),
  ...{ data: { price }, now },
})

/** Sets a price now, and records the change. */
export const applyPrice = async (
  trx: Transaction<Schema>,
  productId: number,
  { price, before }: { price: number; before: number },
  author: Author,
): Promise<string> => {
  await trx
    .updateTable('product')
    .set((eb) => ({ price, version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .execute()
  await recordEvent(trx, priceEvent(productId, price, author.now))
  const change = { product_id: productId, price, price_before: before }
  const valid_from = swissDay(author.now)
  return insertChange(trx, { ...change, state: 'applied', valid_from }, author)
}

type ChangedPrice = {
  changeId: string
  state: PriceChangeState
  before: number
  /** Of the product after the change. */
  version: number
}

/**
 * Changes the price of a price product or ready product, now or from the start of a Swiss day.
 * Orders keep the price that they were placed with.
 */
export const changePrice = (
  db: Database,
  { productId, price, from, version, acceptsUnusualPrice }: RequestedPrice,
  author: Author,
): Promise<Result<ChangedPrice, PriceChangeRefusal>> =>
  tryCatalogueChange<ChangedPrice, PriceChangeRefusal>(db, async (trx) => {
    const { actor, now } = author
    const today = swissDay(now)
    const day = from ?? today
    if (day < today) return refuse('day-passed')
    const product = isPossibleId(productId)
      ? await trx
          .selectFrom('product')
          .select(['name', 'price', 'version'])
          .where('id', '=', productId)
          .executeTakeFirst()
      : undefined
    if (!product) return refuse('product-unknown')
    if (product.version !== version) return refuse('edit-conflict')
    const before = product.price
    if (!acceptsUnusualPrice && isUnusualPrice(before, price)) return refuse('price-unusual')
    const record = (action: 'update' | 'schedule', validFrom: string) =>
      recordChange(trx, {
        actor,
        action,
        resource: 'prices',
        recordId: productId,
        label: product.name,
        before: { price: before },
        after: { price, validFrom },
        now,
      })
    if (day > today) {
      await cancelScheduled(trx, productId, day)
      const change = { product_id: productId, price, state: 'scheduled' as const, valid_from: day }
      const changeId = await insertChange(trx, change, author)
      await record('schedule', day)
      return ok({ changeId, state: 'scheduled', before, version })
    }
    if (before === price) return refuse('price-unchanged')
    const changeId = await applyPrice(trx, productId, { price, before }, author)
    await record('update', today)
    return ok({ changeId, state: 'applied', before, version: version + 1 })
  })
