import type { Transaction } from 'kysely'
import { isToken, newToken, tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** The tokens of the last starts are valid: several processes start together, each with its own. */
const maxTokens = 20

/** Whether an administrator has to open the shop in the back office first. */
export const isShopClosed = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('opening')
    .select('id')
    .where('opened_at', 'is', null)
    .executeTakeFirst()) !== undefined

const hasAdministrator = async (db: Database) =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether the token opens the set-up: on every process, until there is an administrator. */
export const isSetupToken = async (db: Database, token: string): Promise<boolean> =>
  isToken(token) &&
  (await db
    .selectFrom('setup_token')
    .select('token_hash')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()) !== undefined &&
  (await isShopClosed(db)) &&
  !(await hasAdministrator(db))

/** Until the commit, nobody else sets up the shop or gets a token for it. */
export const lockSetup = (trx: Transaction<Schema>) =>
  trx.updateTable('opening').set({ id: 1 }).execute()

/** Makes every token void, once there is an administrator. */
export const endSetup = async (trx: Transaction<Schema>) => {
  await lockSetup(trx)
  await trx.deleteFrom('setup_token').execute()
}

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

const hasAccounts = async (db: Database) =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * At a start: closes a new shop, which is one with `DEMO=0` and no account. Returns a new token while it
 * is closed and has no administrator. Only its hash is stored.
 */
export const openSetup = async ({
  db,
  env,
  now,
}: Pick<Services, 'db' | 'env' | 'now'>): Promise<string | undefined> => {
  const isNew = !env.demo && !(await hasAccounts(db))
  return db.transaction().execute(async (trx) => {
    if (isNew)
      await trx
        .insertInto('opening')
        .values({ id: 1, started_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    await lockSetup(trx)
    if (!(await isShopClosed(trx))) return undefined
    if (!(await hasAdministrator(trx))) return addToken(trx, now())
    await endSetup(trx)
    return undefined
  })
}
