import { isToken, tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'

/** Whether the token opens the set-up: on every process, until its end. */
export const isSetupToken = async (db: Database, token: string): Promise<boolean> =>
  isToken(token) &&
  (await db
    .selectFrom('setup_token')
    .innerJoin('setup', (join) => join.onTrue())
    .select('setup.id')
    .where('token_hash', '=', tokenHash(token))
    .where('completed_at', 'is', null)
    .executeTakeFirst()) !== undefined
