import { sql } from 'kysely'

const maxWords = 8

/** `%` and `_` are literal; `!` escapes them, since the engines' defaults differ. */
const patternOf = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`

/** Conditions on a column, one per word of the folded text: each occurs in it. */
export const matchWords = (column: string, folded: string) =>
  folded
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => sql<boolean>`${sql.ref(column)} like ${patternOf(word)} escape '!'`)
