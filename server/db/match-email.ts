import { domainToUnicode } from 'node:url'
import { type RawBuilder, sql } from 'kysely'
import { searchKey, searchWords } from '../../domain/search/staff-search.ts'
import type { Database } from './client.ts'
import { matchFoldedWords } from './match-words.ts'

/** An address as it is stored and as people write it: `a@xn--mller-kva.ch a@müller.ch`. */
export const emailTexts = (email: string): string => {
  const at = email.lastIndexOf('@') + 1
  const written = email.slice(0, at) + domainToUnicode(email.slice(at))
  return written === email ? email : `${email} ${written}`
}

/** Addresses with other letters than ASCII are few; more are found only as they are stored. */
const maxWritten = 1_000

type EmailColumn = 'outbox.recipient' | 'newsletter_subscription.email'

/** The condition that an address has all words of a search, for tables without search texts. */
export const matchEmail = async (
  db: Database,
  column: EmailColumn,
  search = '',
): Promise<RawBuilder<boolean>> => {
  const words = searchWords(search)
  if (words.length === 0) return sql`1 = 1`
  const email = sql.ref(column)
  const { rows } = await sql<{ email: string }>`
    select distinct ${email} as email from ${sql.table(column.split('.')[0] ?? '')}
    where ${email} like '%@%xn--%' or octet_length(${email}) > length(${email})
    limit ${maxWritten}`.execute(db)
  const written = rows.filter((row) => {
    const key = searchKey(emailTexts(row.email))
    return words.every((word) => key.includes(word))
  })
  const stored = sql<boolean>`(${sql.join(matchFoldedWords(column, words), sql` and `)})`
  if (written.length === 0) return stored
  return sql`(${stored} or ${email} in (${sql.join(written.map((row) => row.email))}))`
}
