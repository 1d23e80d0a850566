import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { compareDays } from '../../domain/compare-days.ts'
import { centimes, splitInProportion } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { Database } from '../db/client.ts'
import { raiseCounter } from '../db/counter.ts'
import type { SalesByDayTable } from '../db/tables/visits.ts'
import { swissDay, swissDayStart } from '../swiss-day.ts'
import { addDays, swissWeeks } from './swiss-weeks.ts'

/** Orders that bring no turnover. */
const unsoldStatuses: readonly OrderStatus[] = ['requested', 'cancelled', 'failed', 'refunded']

/** The family of whole orders, shipping included. */
export const everyFamily = ''

/** In milliseconds: a change is committed this long after its instant at the latest, on every clock. */
const marginMs = 2 * 60_000

/** Epoch milliseconds of the last refresh. */
const counterName = 'sales-refreshed'

const findRefreshedAt = async (db: Database) => {
  const row = await db
    .selectFrom('counter')
    .select('value')
    .where('name', '=', counterName)
    .executeTakeFirst()
  return row ? new Date(row.value) : undefined
}

type ChangedDay = { day: string; orders: number }

/** YYYY-MM-DD. `since`: of the last refresh; undefined for the first one, which needs no events. */
const findChangedDays = async (
  db: Database,
  since: Date | undefined,
  from: Date,
): Promise<ChangedDay[]> => {
  const placed = db
    .selectFrom('orders')
    .select('placed_at')
    .where('placed_at', '>=', since && since > from ? since : from)
  const changed = db
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select('orders.placed_at')
    .where('order_event.at', '>=', since ?? from)
  const replaced = db
    .selectFrom('order_version')
    .innerJoin('orders', 'orders.id', 'order_version.order_id')
    .select('orders.placed_at')
    .where('order_version.replaced_at', '>=', since ?? from)
  const credited = db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select('orders.placed_at')
    .where('invoice.kind', '=', 'credit-note')
    .where('invoice.issued_at', '>=', since ?? from)
  // Older orders are left out here: a condition would make a planner begin with all younger ones.
  const rows = [
    await placed.execute(),
    ...(since ? [await changed.execute(), await replaced.execute(), await credited.execute()] : []),
  ]
    .flat()
    .filter(({ placed_at }) => placed_at >= from)
  const days = Map.groupBy(rows, ({ placed_at }) => swissDay(placed_at))
  return [...days]
    .map(([day, { length }]) => ({ day, orders: length }))
    .toSorted((one, other) => compareDays(one.day, other.day))
}

type Sales = Pick<SalesByDayTable, 'day' | 'language' | 'family' | 'orders' | 'turnover'>

/** Of the days from `first` to `last`, YYYY-MM-DD, both inclusive. */
type Days = { first: string; last: string }

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)

/** Without what has been refunded in part. */
const findSales = async (db: Database, { first, last }: Days): Promise<Sales[]> => {
  const orders = db
    .selectFrom('orders')
    .where('placed_at', '>=', swissDayStart(first))
    .where('placed_at', '<', swissDayStart(last, 1))
    .where('status', 'not in', unsoldStatuses)
  const placed = await orders.select(['id', 'placed_at', 'language', 'discount', 'total']).execute()
  const lines = await orders
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['orders.id', 'order_line.total', 'order_line.info'])
    .select(['order_line.position', 'order_line.unit_price as price'])
    .execute()
  const notes = await orders
    .innerJoin('invoice', 'invoice.order_id', 'orders.id')
    .select(['orders.id', 'invoice.total', 'invoice.credited'])
    .where('invoice.kind', '=', 'credit-note')
    .execute()
  const notesOf = Map.groupBy(notes, ({ id }) => id)
  const linesOf = Map.groupBy(lines, ({ id }) => id)
  const sales = new Map<string, Sales>()
  for (const { id, placed_at, language, discount, total } of placed) {
    const day = swissDay(placed_at)
    const add = (family: string, turnover: number) => {
      const key = `${day} ${language} ${family}`
      const known = sales.get(key) ?? { day, language, family, orders: 0, turnover: 0 }
      sales.set(key, { ...known, orders: known.orders + 1, turnover: known.turnover + turnover })
    }
    const credits = notesOf.get(id) ?? []
    add(everyFamily, total - sumOf(credits, (note) => note.total))
    const creditedOf = ({ position, price }: { position: number; price: number }) =>
      sumOf(
        credits.flatMap(({ credited }) => credited?.lines ?? []),
        (one) => (one.position === position ? one.quantity * price : 0),
      )
    const left = (linesOf.get(id) ?? []).map((line) => ({
      family: line.info.type as CartInfo['type'],
      total: line.total - creditedOf(line),
    }))
    const families = Map.groupBy(left, ({ family }) => family)
    const names = [...families.keys()]
    const sums = [...families.values()].map((of) => sumOf(of, (line) => line.total))
    const kept = centimes(discount - sumOf(credits, ({ credited }) => credited?.discount ?? 0))
    const discounts = names.length > 0 ? splitInProportion(kept, sums) : []
    names.forEach((family, index) => {
      add(family, (sums[index] ?? 0) - (discounts[index] ?? 0))
    })
  }
  return [...sales.values()]
}

/**
 * Orders read with one statement. A planner without statistics reads whole tables for each one:
 * one statement per day took PostgreSQL 20 s for a year of 100,000 orders.
 */
const maxOrdersPerStatement = 20_000

/** Days between two changed ones that are read again rather than by another statement. */
const maxGapDays = 14

/** Groups sorted days that are close to each other. */
const groupDays = (changed: readonly ChangedDay[]): Days[] => {
  const groups: (Days & { orders: number })[] = []
  for (const { day, orders } of changed) {
    const group = groups.at(-1)
    const isNear = group && day <= addDays(group.last, maxGapDays)
    if (isNear && group.orders + orders <= maxOrdersPerStatement) {
      group.last = day
      group.orders += orders
    } else groups.push({ first: day, last: day, orders })
  }
  return groups
}

const writeDays = (db: Database, days: Days) =>
  db.transaction().execute(async (trx) => {
    // Locks the row: processes that refresh concurrently wait for each other.
    await raiseCounter(trx, counterName, 0)
    const sales = await findSales(trx, days)
    await trx
      .deleteFrom('sales_by_day')
      .where('day', '>=', days.first)
      .where('day', '<=', days.last)
      .execute()
    if (sales.length > 0) await trx.insertInto('sales_by_day').values(sales).execute()
  })

/** Swiss weeks that the charts can show: a year and the present week. */
export const maxWeeks = 53

/**
 * Adds up the days of the last 53 weeks with changes since the last refresh. The first call takes
 * a second with 100,000 orders, later ones milliseconds; housekeeping makes the first one at the start.
 */
export const refreshSales = async (db: Database, now: Date) => {
  const [first] = swissWeeks(now, maxWeeks)
  const last = await findRefreshedAt(db)
  const since = last && new Date(last.getTime() - marginMs)
  const changed = await findChangedDays(db, since, first?.from ?? now)
  for (const days of groupDays(changed)) await writeDays(db, days)
  await raiseCounter(db, counterName, now.getTime())
}
