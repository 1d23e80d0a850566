import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import type { PageRef } from './edit-row.ts'

/** Editors report every 20 s; who has not for this long has left. In milliseconds. */
const presenceMs = 60_000

/** Notes that an account has the page open, and returns the names of the others who have. */
export const noteEditor = async (
  db: Database,
  { key, language }: PageRef,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string[]> => {
  const row = { page_key: key, language, account_id: accountId, seen_at: now }
  await db
    .insertInto('page_editor')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['page_key', 'language', 'account_id']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  const others = await db
    .selectFrom('page_editor')
    .innerJoin('account', 'account.id', 'page_editor.account_id')
    .select(accountName.as('name'))
    .where('page_key', '=', key)
    .where('page_editor.language', '=', language)
    .where('account_id', '<>', accountId)
    .where('seen_at', '>', new Date(now.getTime() - presenceMs))
    .orderBy('account_id')
    .execute()
  return others.map(({ name }) => name)
}

/** Deletes who left before `before`. */
export const deleteFormerEditors = async (db: Database, before: Date) => {
  await db.deleteFrom('page_editor').where('seen_at', '<', before).execute()
}
