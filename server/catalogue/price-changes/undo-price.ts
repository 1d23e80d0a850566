import type { Centimes } from '../../../domain/money.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../events/record-event.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { priceEvent } from './change-price.ts'

export type UndoRefusal =
  | 'change-unknown'
  /** The change was undone or cancelled before. */
  | 'already-undone'
  /** A later change has set another price. */
  | 'superseded'
  /** The product's first price has no price before it. */
  | 'first-price'

const setState = (trx: Database, id: string, state: 'cancelled' | 'undone') =>
  trx.updateTable('price_change').set({ state }).where('id', '=', id).execute()

/** Whether a later change of the product has been applied. */
const isSuperseded = async (trx: Database, change: { id: string; product_id: number }) => {
  const last = await trx
    .selectFrom('price_change')
    .select('id')
    .where('product_id', '=', change.product_id)
    .where('state', '=', 'applied')
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id !== change.id
}

type UndonePrice = { productId: number; price: Centimes; before: number | null }

/** Restores the price before a change, or cancels a scheduled price. */
export const undoPriceChange = (
  db: Database,
  changeId: string,
  author: Author,
): Promise<Result<UndonePrice, UndoRefusal>> =>
  tryCatalogueChange<UndonePrice, UndoRefusal>(db, async (trx) => {
    const change = await trx
      .selectFrom('price_change as change')
      .innerJoin('product', 'product.id', 'change.product_id')
      .select([
        'change.id',
        'change.product_id',
        'change.state',
        'change.price',
        'change.price_before',
        'change.valid_from',
        'product.price as current',
        'product.name',
      ])
      .where('change.id', '=', changeId)
      .executeTakeFirst()
    if (!change) return refuse('change-unknown')
    const { product_id: productId, state, price, price_before, current } = change
    const record = (action: 'cancel' | 'undo', before: object, after: object) =>
      recordChange(trx, {
        ...author,
        action,
        resource: 'prices',
        recordId: productId,
        label: change.name,
        before: { ...before },
        after: { ...after },
      })
    if (state === 'scheduled') {
      await setState(trx, changeId, 'cancelled')
      await record('cancel', { price, validFrom: change.valid_from }, { price: current })
      return ok({ productId, price: current, before: null })
    }
    if (state !== 'applied') return refuse('already-undone')
    if (price_before === null) return refuse('first-price')
    if (current !== price || (await isSuperseded(trx, change))) return refuse('superseded')
    await setState(trx, changeId, 'undone')
    // Without a change of its own: undoing again would restore the wrong price.
    await trx
      .updateTable('product')
      .set((eb) => ({ price: price_before, version: eb('version', '+', 1) }))
      .where('id', '=', productId)
      .execute()
    await recordEvent(trx, priceEvent(productId, price_before, author.now))
    await record('undo', { price: current }, { price: price_before })
    return ok({ productId, price: price_before, before: current })
  })
