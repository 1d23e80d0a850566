import type { Language } from '../../domain/language.ts'
import { nameKey } from '../../domain/search/name-key.ts'
import type { Database } from '../db/client.ts'
import { swissDay } from '../swiss-day.ts'

type FailedSearch = { day: string; language: Language; query: string; searches: number }

/** Searches since the last write. */
const countsByDatabase = new WeakMap<Database, Map<string, FailedSearch>>()

/** Different texts between two writes; further ones are not counted. */
const maxTexts = 100

/** In characters. */
const maxLength = 40

/** Whether a text can be an e-mail address, a telephone or customer number, or several words of prose. */
const mayBePersonal = (text: string, words: string) =>
  /[@/]|\d{4}/.test(text.replaceAll(' ', '')) || words.split(' ').length > 4

const countsOf = (db: Database) => {
  const counts = countsByDatabase.get(db) ?? new Map<string, FailedSearch>()
  countsByDatabase.set(db, counts)
  return counts
}

const add = (counts: Map<string, FailedSearch>, row: FailedSearch) => {
  const key = `${row.day} ${row.language} ${row.query}`
  const known = counts.get(key)
  if (!known && counts.size >= maxTexts) return
  counts.set(key, { ...row, searches: row.searches + (known?.searches ?? 0) })
}

/** Counts a search without a result, unless its text may be about a person. */
export const countFailedSearch = (
  db: Database,
  { text, language, now }: { text: string; language: Language; now: Date },
) => {
  const query = nameKey(text)
  if (query.length < 2 || query.length > maxLength || mayBePersonal(text, query)) return
  add(countsOf(db), { day: swissDay(now), language, query, searches: 1 })
}

/** Writes the counts; keeps them if that fails. */
export const writeFailedSearches = async (db: Database) => {
  const counts = countsOf(db)
  if (counts.size === 0) return
  countsByDatabase.delete(db)
  // Rows in the same order in every process, to avoid deadlocks.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  try {
    await db
      .insertInto('failed_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'language', 'query']).doUpdateSet((eb) => ({
          searches: eb('failed_search.searches', '+', eb.ref('excluded.searches')),
        })),
      )
      .execute()
  } catch (error) {
    for (const row of rows) add(countsOf(db), row)
    throw error
  }
}

export const deleteOldFailedSearches = (db: Database, before: Date) =>
  db.deleteFrom('failed_search').where('day', '<', swissDay(before)).execute()
