import type { Language } from '../../domain/language.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import type { Database } from '../db/client.ts'
import { swissDay } from '../swiss-day.ts'

type View = { day: string; page: PageKey; language: Language; views: number }
type Added = { day: string; additions: number; value: number }
type Counts = { views: Map<string, View>; conversions: Map<string, Added> }

const empty = (): Counts => ({ views: new Map(), conversions: new Map() })

/** Counts since the last write; at most one entry per page, language and day. */
const countsByDatabase = new WeakMap<Database, Counts>()

const countsOf = (db: Database): Counts => {
  const counts = countsByDatabase.get(db) ?? empty()
  countsByDatabase.set(db, counts)
  return counts
}

export const countView = (
  db: Database,
  page: PageKey,
  language: Language,
  now: Date,
  views = 1,
) => {
  const day = swissDay(now)
  const { views: pageViews } = countsOf(db)
  const key = `${day} ${page} ${language}`
  pageViews.set(key, { day, page, language, views: (pageViews.get(key)?.views ?? 0) + views })
}

/** `value` in centimes. */
export const countConversion = (db: Database, value: number, now: Date, additions = 1) => {
  const day = swissDay(now)
  const { conversions } = countsOf(db)
  const before = conversions.get(day)
  conversions.set(day, {
    day,
    additions: (before?.additions ?? 0) + additions,
    value: (before?.value ?? 0) + value,
  })
}

const sortedRows = <Row>(rows: Map<string, Row>) =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

const write = (db: Database, { views, conversions }: Counts) =>
  db.transaction().execute(async (trx) => {
    // Rows in the same order in every process, to avoid deadlocks.
    const seen = sortedRows(views)
    if (seen.length > 0)
      await trx
        .insertInto('page_view')
        .values(seen)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'language'])
            .doUpdateSet((eb) => ({ views: eb('page_view.views', '+', eb.ref('excluded.views')) })),
        )
        .execute()
    const added = sortedRows(conversions)
    if (added.length > 0)
      await trx
        .insertInto('conversion')
        .values(added)
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet((eb) => ({
            additions: eb('conversion.additions', '+', eb.ref('excluded.additions')),
            value: eb('conversion.value', '+', eb.ref('excluded.value')),
          })),
        )
        .execute()
  })

/** Adds counts that could not be written to the current ones. */
const putBack = (db: Database, { views, conversions }: Counts) => {
  const counts = countsOf(db)
  for (const [key, row] of views)
    counts.views.set(key, { ...row, views: row.views + (counts.views.get(key)?.views ?? 0) })
  for (const [key, row] of conversions) {
    const { additions = 0, value = 0 } = counts.conversions.get(key) ?? {}
    counts.conversions.set(key, {
      ...row,
      additions: row.additions + additions,
      value: row.value + value,
    })
  }
}

/** Writes the counts, in one statement per table. */
export const writeVisits = async (db: Database) => {
  const counts = countsOf(db)
  if (counts.views.size + counts.conversions.size === 0) return
  countsByDatabase.set(db, empty())
  try {
    await write(db, counts)
  } catch (error) {
    putBack(db, counts)
    throw error
  }
}
