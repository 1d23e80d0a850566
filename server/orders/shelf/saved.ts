import { hash } from 'node:crypto'
import { type Insertable, sql, type Transaction } from 'kysely'
import { type IdentifiedLine, lineIdentity } from '../../../domain/cart/cart-item.ts'
import { isCartInfo } from '../../../domain/cart/stored-lines.ts'
import { practiceIdOf } from '../../accounts/members/find-member.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { FormulaTable } from '../../db/tables/formulas.ts'
import type { Services } from '../../services.ts'

/** The stored form of a line's identity: fixed length, and short in forms. */
export const lineKey = (line: IdentifiedLine): string =>
  hash('sha256', lineIdentity(line), 'base64url')

export const articleRow = (line: IdentifiedLine) => ({
  line_key: lineKey(line),
  product_id: line.WcId,
  name: line.name,
  info: json<Record<string, unknown>>(line.info),
})

/** Parses a stored article; one that this version no longer knows is omitted. */
export const readArticle = (row: {
  product_id: number
  name: string
  info: unknown
}): IdentifiedLine | undefined => {
  const { product_id: WcId, name, info } = row
  return isCartInfo(info) ? { WcId, name, info } : undefined
}

/**
 * Locks what an account and its practice have saved until the transaction ends, so that concurrent changes
 * keep the limits.
 */
export const lockSaved = async (trx: Transaction<Schema>, accountId: string) => {
  // Transactions of SQLite are serial anyway.
  if (engineOf(trx) !== 'postgres') return
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', practiceIdOf(accountId))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type Saved = { id: string; name: string }

/** `isOwn`: of the account itself, not shared by another person of its practice. */
type FoundSaved = Saved & { isShared: boolean; isOwn: boolean }

/** What is saved to: one of the account, or with `newName` a new one, created once per id. */
export type SaveTarget = { id: string; newName?: string | undefined }

/** Rows of `saved_list` or `formula` that an account uses: its own, and what its practice shares (R48). */
export const isUsedBy = (accountId: string) => {
  const practice = practiceIdOf(accountId)
  return sql<boolean>`account_id in (select id from account
    where id = ${practice} or practice_id = ${practice})
    and (is_shared or account_id = ${accountId})`
}

/**
 * What an account saves under a name, at most `max`. Deleted ones can be restored until they are
 * removed. People of a practice change what is shared; only its owner deletes it. Changes of others do nothing.
 */
export const savedByName = (tableName: 'saved_list' | 'formula', max: number) => {
  // Both tables have the columns that are used here.
  const table = tableName as 'formula'
  /** With deleted ones, which are stored for some days. */
  const maxStored = 5 * max
  const stored = (db: Database, accountId: string) =>
    db.selectFrom(table).where('account_id', '=', accountId)
  const own = (db: Database, accountId: string) =>
    stored(db, accountId).where('deleted_at', 'is', null)
  const used = (db: Database, accountId: string) =>
    db.selectFrom(table).where(isUsedBy(accountId)).where('deleted_at', 'is', null)
  const update = (db: Database, accountId: string, id: string) =>
    db.updateTable(table).where('account_id', '=', accountId).where('id', '=', id)
  return {
    /** Undefined for deleted ones and those of others. */
    find: async (db: Database, accountId: string, id: string): Promise<FoundSaved | undefined> => {
      const found = await used(db, accountId)
        .select(['id', 'name', 'account_id', 'is_shared as isShared'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!found) return undefined
      const { account_id, ...saved } = found
      return { ...saved, isOwn: account_id === accountId }
    },

    /** A deleted one that can be restored. */
    findDeleted: (db: Database, accountId: string, id: string): Promise<Saved | undefined> =>
      stored(db, accountId)
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst(),

    /** False if the account has too many, or if the id is that of another account. */
    insert: async (
      trx: Transaction<Schema>,
      accountId: string,
      row: Saved & { notes?: string },
      now: Date,
    ): Promise<boolean> => {
      const all = await stored(trx, accountId).select(['id', 'deleted_at']).execute()
      if (all.some(({ id }) => id === row.id)) return true
      const kept = all.filter(({ deleted_at }) => deleted_at === null)
      if (kept.length >= max || all.length >= maxStored) return false
      const values = { ...row, account_id: accountId, created_at: now, deleted_at: null }
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto(table)
        .values(values as Insertable<FormulaTable>)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    change: async (
      db: Database,
      accountId: string,
      id: string,
      changes: { name: string; notes?: string },
    ) => {
      await db
        .updateTable(table)
        .where(isUsedBy(accountId))
        .where('id', '=', id)
        .set(changes)
        .execute()
    },

    /** Shares an own one with the people of the practice, or no longer. */
    share: async (db: Database, accountId: string, id: string, isShared: boolean) => {
      await update(db, accountId, id).set({ is_shared: isShared }).execute()
    },

    delete: async ({ db, now }: Pick<Services, 'db' | 'now'>, accountId: string, id: string) => {
      await update(db, accountId, id)
        .set({ deleted_at: now() })
        .where('deleted_at', 'is', null)
        .execute()
    },

    /** False if the account has too many, or no such one. */
    restore: (db: Database, accountId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockSaved(trx, accountId)
        const kept = await own(trx, accountId).select('id').execute()
        if (kept.some((one) => one.id === id)) return true
        if (kept.length >= max) return false
        const restored = update(trx, accountId, id).set({ deleted_at: null })
        const { numUpdatedRows } = await restored.executeTakeFirst()
        return numUpdatedRows > 0n
      }),

    /** Removes those that were deleted before `before`, with their lines or versions. */
    removeDeleted: async (db: Database, before: Date) => {
      await db.deleteFrom(table).where('deleted_at', '<', before).execute()
    },
  }
}
