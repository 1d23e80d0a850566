import { sql } from 'kysely'

/** `%` and `_` are literal; `!` escapes them, since the engines' defaults differ. */
export const patternOf = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`

/** Conditions on a column of `searchKey`, one per word: each occurs in it (`searchWords`). */
export const matchWords = (column: string, words: readonly string[]) =>
  words.map((word) => sql<boolean>`${sql.ref(column)} like ${patternOf(word)} escape '!'`)

/** The same on a column of `foldText`, which has umlauts as they were typed. */
export const matchFoldedWords = (column: string, words: readonly string[]) => {
  const withoutA = sql`replace(${sql.ref(column)}, 'ae', 'a')`
  const key = sql`replace(replace(${withoutA}, 'oe', 'o'), 'ue', 'u')`
  return words.map((word) => sql<boolean>`${key} like ${patternOf(word)} escape '!'`)
}
