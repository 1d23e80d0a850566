import { sql } from 'kysely'

/** `%` and `_` are literal; `!` escapes them, since the engines' defaults differ. */
const patternOf = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`

/** Conditions on a column, one per word: each occurs in it (`searchWords`). */
export const matchWords = (column: string, words: readonly string[]) =>
  words.map((word) => sql<boolean>`${sql.ref(column)} like ${patternOf(word)} escape '!'`)
