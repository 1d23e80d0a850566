import type { Transaction } from 'kysely'
import { maxLists } from '../../../domain/shelf/saved-list.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { lockSaved } from './saved-line.ts'

/** With deleted ones, which are stored for some days. */
const maxStoredLists = 5 * maxLists

/** A list as shown among others. */
export type ListSummary = { id: string; name: string; lines: number }

const ownLists = (db: Database, accountId: string) =>
  db.selectFrom('saved_list').where('account_id', '=', accountId)

/** The lists of an account that are not deleted, the oldest first. */
export const findLists = async (db: Database, accountId: string): Promise<ListSummary[]> => {
  const rows = await ownLists(db, accountId)
    .leftJoin('saved_list_line', 'saved_list_line.list_id', 'saved_list.id')
    .select(['saved_list.id', 'saved_list.name'])
    .select((eb) => eb.fn.count<number | string>('saved_list_line.line_key').as('lines'))
    .where('saved_list.deleted_at', 'is', null)
    .groupBy(['saved_list.id', 'saved_list.name', 'saved_list.created_at'])
    .orderBy('saved_list.created_at')
    .orderBy('saved_list.id')
    .execute()
  return rows.map(({ id, name, lines }) => ({ id, name, lines: Number(lines) }))
}

/** The name of a list of the account; undefined for deleted lists and those of others. */
export const findListName = async (
  db: Database,
  accountId: string,
  id: string,
): Promise<string | undefined> => {
  const row = await ownLists(db, accountId)
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}

/**
 * Creates a list under an id chosen by the caller, so that a retry creates it once. False if the
 * account has too many, or if the id is that of another account.
 */
export const insertList = async (
  trx: Transaction<Schema>,
  accountId: string,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<boolean> => {
  await lockSaved(trx, accountId)
  const lists = await ownLists(trx, accountId).select(['id', 'deleted_at']).execute()
  if (lists.some((list) => list.id === id)) return true
  const kept = lists.filter(({ deleted_at }) => deleted_at === null)
  if (kept.length >= maxLists || lists.length >= maxStoredLists) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('saved_list')
    .values({ id, account_id: accountId, name, created_at: now, deleted_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Renames a list of the account. */
export const renameList = async (db: Database, accountId: string, id: string, name: string) => {
  await db
    .updateTable('saved_list')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a list of the account, to be restored or removed by `removeDeletedLists`. */
export const deleteList = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  id: string,
) => {
  await db
    .updateTable('saved_list')
    .set({ deleted_at: now() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** A deleted list of the account that can be restored. */
export const findDeletedList = async (db: Database, accountId: string, id: string) =>
  ownLists(db, accountId)
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()

/** Restores a deleted list. False if the account has too many lists, or no such one. */
export const restoreList = async (db: Database, accountId: string, id: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockSaved(trx, accountId)
    const lists = await findLists(trx, accountId)
    if (lists.some((list) => list.id === id)) return true
    if (lists.length >= maxLists) return false
    const { numUpdatedRows } = await trx
      .updateTable('saved_list')
      .set({ deleted_at: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

/** Removes lists that were deleted before `before`, with their lines. */
export const removeDeletedLists = async (db: Database, before: Date) => {
  await db.deleteFrom('saved_list').where('deleted_at', '<', before).execute()
}
