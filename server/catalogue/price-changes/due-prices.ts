import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import type { Schema } from '../../db/schema.ts'
import { recordEvents } from '../../events/record-event.ts'
import { swissDay } from '../../swiss-day.ts'
import { countCatalogueChange, memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { priceEvent } from './change-price.ts'

const scheduledUntil = (db: Database, day: string) =>
  db
    .selectFrom('price_change')
    .select('valid_from')
    .distinct()
    .where('state', '=', 'scheduled')
    .where('valid_from', '<=', day)
    .orderBy('valid_from')
    .execute()

/** The first Swiss day with a scheduled price; every schedule changes the catalogue's version. */
const nextScheduledDay = memoizeByCatalogueVersion(async (db: Database) => {
  const row = await db
    .selectFrom('price_change')
    .select('valid_from')
    .where('state', '=', 'scheduled')
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst()
  return row?.valid_from
})

/** Each product has one scheduled price a day. */
const applyDay = async (trx: Transaction<Schema>, day: string, now: Date) => {
  const changes = trx
    .updateTable('price_change')
    .where('state', '=', 'scheduled')
    .where('valid_from', '=', day)
  await changes
    .set((eb) => ({
      price_before: eb
        .selectFrom('product')
        .select('product.price')
        .whereRef('product.id', '=', 'price_change.product_id'),
    }))
    .execute()
  await trx
    .updateTable('product')
    .set((eb) => ({
      version: eb('version', '+', 1),
      price: eb
        .selectFrom('price_change as due')
        .select('due.price')
        .whereRef('due.product_id', '=', 'product.id')
        .where('due.state', '=', 'scheduled')
        .where('due.valid_from', '=', day)
        .$asScalar()
        .$notNull(),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('price_change as due')
        .select('due.product_id')
        .where('due.state', '=', 'scheduled')
        .where('due.valid_from', '=', day),
    )
    .execute()
  const applied = await changes
    .set({ state: 'applied', applied_at: now })
    .returning(['product_id', 'price'])
    .execute()
  await recordEvents(
    trx,
    applied.map(({ product_id, price }) => priceEvent(product_id, price, now)),
  )
}

/**
 * Applies the scheduled prices whose Swiss day has begun. Costs no query before that day, and is
 * safe in several processes: the first one applies them, the others notice the new version.
 */
export const applyDuePrices = async (db: Database, now: Date): Promise<void> => {
  const today = swissDay(now)
  const next = await nextScheduledDay(db)
  if (next === undefined || next > today) return
  await db.transaction().execute(async (trx) => {
    // Locks the counter: the other processes wait, then find nothing.
    await countCatalogueChange(trx)
    for (const { valid_from } of await scheduledUntil(trx, today))
      await applyDay(trx, valid_from, now)
  })
  invalidateDataVersions(db)
}
