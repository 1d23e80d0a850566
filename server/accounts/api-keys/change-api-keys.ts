import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Permission } from '../../../domain/staff/permissions.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { countRows, type ListPage } from '../../db/count-rows.ts'
import { json } from '../../db/json.ts'
import { newId } from '../../db/new-id.ts'
import { swissDay } from '../../swiss-day.ts'
import { tokenHash } from '../token.ts'
import { keyState, newApiKey } from './find-api-key.ts'

export const keySorts = {
  name: 'api_key.name',
  createdAt: 'api_key.created_at',
  lastUsedAt: 'api_key.last_used_at',
} as const

const selectKeys = (db: Database) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.created_by')
    .select(['api_key.id', 'api_key.name', 'api_key.scopes', 'api_key.created_at'])
    .select(['api_key.expires_on', 'api_key.revoked_at', 'api_key.last_used_at'])
    .select(['account.role', 'account.state', accountName.as('created_by')])

type Row = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>

const listed = (row: Row, now: Date) => ({
  ...{ id: row.id, name: row.name, scopes: [...row.scopes], state: keyState(row, now) },
  ...{ createdAt: row.created_at, createdBy: row.created_by, lastUsedAt: row.last_used_at },
  expiresOn: row.expires_on,
})

/** A key without its secret, which is not stored. */
export type ListedKey = ReturnType<typeof listed>

/** A page of all keys, the newest first unless sorted otherwise, and their number. */
export const listApiKeys = async (
  db: Database,
  { sort = 'createdAt', direction = 'desc', offset, limit }: ListPage<typeof keySorts>,
  now: Date,
) => {
  const rows = await selectKeys(db)
    .orderBy(keySorts[sort], direction)
    .orderBy('api_key.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return {
    rows: rows.map((row) => listed(row, now)),
    total: await countRows(db.selectFrom('api_key')),
  }
}

/** `expiresOn`: the last day, YYYY-MM-DD; null for none. */
export type NewKey = { name: string; scopes: readonly Permission[]; expiresOn: string | null }

export type CreatedKey = ListedKey & { key: string }

/** Creates a key, which is returned only here. */
export const createApiKey = async (
  db: Database,
  { name, scopes, expiresOn }: NewKey,
  { actor, now }: Author,
): Promise<Result<CreatedKey, 'blank' | 'expiry-invalid' | 'scopes-missing'>> => {
  const clean = cleanLine(name)
  if (clean === '') return refuse('blank')
  if (scopes.length === 0) return refuse('scopes-missing')
  if (expiresOn !== null && expiresOn < swissDay(now)) return refuse('expiry-invalid')
  const key = newApiKey()
  const id = newId()
  const row = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('api_key')
      .values({
        ...{ id, name: clean, token_hash: tokenHash(key), scopes: json([...new Set(scopes)]) },
        ...{ created_at: now, created_by: actor.accountId, expires_on: expiresOn },
      })
      .execute()
    await recordChange(trx, {
      ...({ actor, action: 'create', resource: 'api-keys', recordId: id, label: clean } as const),
      ...{ after: { scopes, expiresOn }, now },
    })
    return selectKeys(trx).where('api_key.id', '=', id).executeTakeFirstOrThrow()
  })
  return ok({ ...listed(row, now), key })
}

/** Ends a key at once and for good; a second time changes nothing. */
export const revokeApiKey = (
  db: Database,
  id: string,
  { actor, now }: Author,
): Promise<Result<ListedKey, 'key-unknown'>> =>
  db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('api_key')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (revoked)
      await recordChange(trx, {
        ...({ actor, action: 'cancel', resource: 'api-keys', recordId: id } as const),
        ...{ label: revoked.name, now },
      })
    const row = await selectKeys(trx).where('api_key.id', '=', id).executeTakeFirst()
    return row ? ok(listed(row, now)) : refuse('key-unknown')
  })
