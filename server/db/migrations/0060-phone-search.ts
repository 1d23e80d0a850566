import { type Kysely, sql } from 'kysely'

/** Search texts with telephone numbers: `fillSearchTexts` writes them again. */
export const up = async (db: Kysely<never>) => {
  await sql`update account set search_text = null`.execute(db)
}
