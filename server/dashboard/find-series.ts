import type { Database } from '../db/client.ts'
import { everyFamily, maxWeeks, refreshSales } from './refresh-sales.ts'
import { type SwissWeek, swissWeeks } from './swiss-weeks.ts'

/** Figures of a week in Switzerland; `turnover` in centimes. */
type WeekFigures = {
  /** YYYY-MM-DD */
  monday: string
  turnover: number
  orders: number
  views: number
  signups: number
}

/** Sums of the whole period; `turnover` in centimes. */
type FamilyFigures = { family: string; orders: number; turnover: number }
type LanguageFigures = {
  language: string
  orders: number
  turnover: number
  views: number
  signups: number
}

export type DailySeries = {
  /** The oldest first; the last one is not over. */
  weeks: WeekFigures[]
  /** The highest turnover first; shipping is in no family. */
  families: FamilyFigures[]
  languages: LanguageFigures[]
}

type Counted = { day: string; language: string; count: number }

const findSales = (db: Database, firstDay: string) =>
  db
    .selectFrom('sales_by_day')
    .select(['day', 'language', 'orders', 'turnover'])
    .where('day', '>=', firstDay)
    .where('family', '=', everyFamily)
    .execute()

const findFamilies = async (db: Database, firstDay: string): Promise<FamilyFigures[]> => {
  const rows = await db
    .selectFrom('sales_by_day')
    .select('family')
    .select(({ fn }) => [fn.sum('orders').as('orders'), fn.sum('turnover').as('turnover')])
    .where('day', '>=', firstDay)
    .where('family', '!=', everyFamily)
    .groupBy('family')
    .execute()
  return rows
    .map(({ family, orders, turnover }) => ({
      family,
      orders: Number(orders),
      turnover: Number(turnover),
    }))
    .toSorted((one, other) => other.turnover - one.turnover)
}

const findViews = async (db: Database, firstDay: string): Promise<Counted[]> => {
  const rows = await db
    .selectFrom('page_view')
    .select(['day', 'language'])
    .select((eb) => eb.fn.sum('views').as('count'))
    .where('day', '>=', firstDay)
    .groupBy(['day', 'language'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** Sorted into weeks here, as neither engine knows Swiss days; a query per week takes ten times as long. */
const findSignups = async (db: Database, weeks: readonly SwissWeek[]): Promise<Counted[]> => {
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last) return []
  const rows = await db
    .selectFrom('account')
    .select(['created_at', 'language'])
    .where('created_at', '>=', first.from)
    .where('created_at', '<', last.until)
    .where('role', '=', 'customer')
    .execute()
  const weekOf = (at: Date) => weeks.findLast(({ from }) => from <= at)?.monday ?? first.monday
  const counts = Map.groupBy(rows, (row) => `${weekOf(row.created_at)} ${row.language}`)
  return [...counts].map(([key, { length }]) => {
    const [day = '', language = ''] = key.split(' ')
    return { day, language, count: length }
  })
}

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)

/** The figures of the week of `now` and those before it, at most 53 (A19). */
export const findSeries = async (
  db: Database,
  { weeks: count, now }: { weeks: number; now: Date },
): Promise<DailySeries> => {
  await refreshSales(db, now)
  const weeks = swissWeeks(now, Math.min(count, maxWeeks))
  const firstDay = weeks[0]?.monday ?? ''
  const [orders, families, views, signups] = await Promise.all([
    findSales(db, firstDay),
    findFamilies(db, firstDay),
    findViews(db, firstDay),
    findSignups(db, weeks),
  ])
  const mondays = weeks.map(({ monday }) => monday)
  const mondayOf = ({ day }: { day: string }) => mondays.findLast((monday) => monday <= day)
  const byWeek = {
    orders: Map.groupBy(orders, mondayOf),
    views: Map.groupBy(views, mondayOf),
    signups: Map.groupBy(signups, mondayOf),
  }
  const languages = new Set([...orders, ...views, ...signups].map(({ language }) => language))
  const salesSums = (rows: readonly { orders: number; turnover: number }[]) => ({
    orders: sumOf(rows, (row) => row.orders),
    turnover: sumOf(rows, (row) => row.turnover),
  })
  const countSum = (rows: readonly Counted[] | undefined) => sumOf(rows ?? [], (row) => row.count)
  const inLanguage = (language: string) => (row: { language: string }) => row.language === language
  return {
    weeks: mondays.map((monday) => ({
      monday,
      ...salesSums(byWeek.orders.get(monday) ?? []),
      views: countSum(byWeek.views.get(monday)),
      signups: countSum(byWeek.signups.get(monday)),
    })),
    families,
    languages: [...languages].toSorted().map((language) => ({
      language,
      ...salesSums(orders.filter(inLanguage(language))),
      views: countSum(views.filter(inLanguage(language))),
      signups: countSum(signups.filter(inLanguage(language))),
    })),
  }
}
