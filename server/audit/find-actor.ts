import type { Database } from '../db/client.ts'
import type { Actor } from './record-change.ts'

/** The actor with this account; null for the system itself. */
export const findActor = async (db: Database, accountId: string | null): Promise<Actor | null> => {
  if (accountId === null) return null
  const account = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return { accountId, name: account ? `${account.first_name} ${account.last_name}` : '' }
}
