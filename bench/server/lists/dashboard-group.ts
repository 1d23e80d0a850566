import { findSeries } from '../../../server/dashboard/find-series.ts'
import { findWaiting } from '../../../server/dashboard/find-waiting.ts'
import { refreshSales } from '../../../server/dashboard/refresh-sales.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { newId } from '../../../server/db/new-id.ts'
import { atMost, formatShortMs, type Group, median, row } from '../../row.ts'
import { batchesOf, onBothDatabases } from './measure-list.ts'
import { fillOrders } from './order-list-group.ts'

const firstLimitMs = 1_500
const laterLimitMs = 200
/** Just after the last order. */
const now = new Date('2026-10-11T10:00:00Z')
const families = ['homeopathy', 'kit', 'gemmotherapy'] as const

/** Two lines and two events for each order. */
const fillLines = async (db: Database) => {
  const orders = await db.selectFrom('orders').select(['id', 'status', 'placed_at']).execute()
  for (const batch of batchesOf(orders.length, 500)) {
    const some = batch.flatMap((at) => orders[at] ?? [])
    await db
      .insertInto('order_line')
      .values(
        some.flatMap(({ id }, at) =>
          [0, 1].map((position) => ({
            ...{
              order_id: id,
              position,
              product_id: 1,
              name: 'Arnica montana',
              icon: 'homeopathy',
            },
            ...{ quantity: 1, unit_price: 1_080, total: 1_080, vat_rate: 260, reference: '' },
            info: json({ type: families[(at + position) % families.length] }),
          })),
        ),
      )
      .execute()
    await db
      .insertInto('order_event')
      .values(
        some.flatMap(({ id, status, placed_at }) =>
          [0, 1].map((days) => ({
            ...{ id: newId(), order_id: id, status, by_account: null, note: '' },
            at: new Date(placed_at.getTime() + days * 86_400_000),
          })),
        ),
      )
      .execute()
  }
}

const timeOf = async (act: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

const medianOf = async (act: () => Promise<unknown>) => {
  const times: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) times.push(await timeOf(act))
  return median(times)
}

const timeRow = (name: string, time: number, limitMs: number) =>
  row(name, formatShortMs(time), atMost(time, limitMs, formatShortMs))

async function* measure(engine: string, db: Database) {
  try {
    await migrate(db)
    await fillOrders(db)
    await fillLines(db)
    const first = await timeOf(() => refreshSales(db, now))
    yield timeRow(`${engine}: figures of a year, first`, first, firstLimitMs)
    const series = await medianOf(() => findSeries(db, { weeks: 53, now }))
    yield timeRow(`${engine}: figures of a year, later`, series, laterLimitMs)
    const waiting = await medianOf(() => findWaiting(db, '2026-10-11'))
    yield timeRow(`${engine}: what waits`, waiting, laterLimitMs)
  } finally {
    await closeDatabase(db)
  }
}

/** The start page of the back office. */
export const dashboardGroup: Group = {
  name: 'dashboard',
  title: 'Start page of the back office with 100,000 orders',
  measure: () => onBothDatabases(measure),
}
