import type { Transaction } from 'kysely'
import { newToken, tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { endSetup, hasOtherAdministrator } from './setup-state.ts'

/** The tokens of the last starts are valid: several processes start together, each with its own. */
const maxTokens = 20

const hasAccounts = async (db: Database) =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

const addToken = async (trx: Transaction<Schema>, now: Date) => {
  const token = newToken()
  await trx
    .insertInto('setup_token')
    .values({ token_hash: tokenHash(token), created_at: now })
    .execute()
  await trx
    .deleteFrom('setup_token')
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('setup_token as recent')
        .select('recent.token_hash')
        .orderBy('recent.created_at', 'desc')
        .orderBy('recent.token_hash')
        .limit(maxTokens),
    )
    .execute()
  return token
}

/** Starts or continues the set-up; undefined once it has ended or is not needed. */
const openIn = async (trx: Transaction<Schema>, isNew: boolean, now: Date) => {
  if (isNew)
    await trx
      .insertInto('setup')
      .values({ id: 1, version: 0, started_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  const row = await trx
    .selectFrom('setup')
    .select('administrator_id')
    .where('completed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (!(await hasOtherAdministrator(trx, row.administrator_id))) return addToken(trx, now)
  await endSetup(trx, now)
  return undefined
}

/**
 * At a start: returns a new token while the shop has to be set up, which is the case with `DEMO=0`
 * and no account. Only its hash is stored.
 */
export const openSetup = async ({
  db,
  env,
  now,
}: Pick<Services, 'db' | 'env' | 'now'>): Promise<string | undefined> => {
  const isNew = !env.demo && !(await hasAccounts(db))
  return db.transaction().execute((trx) => openIn(trx, isNew, now()))
}
