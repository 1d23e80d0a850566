import type { Selectable, Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { countRows } from '../../db/count-rows.ts'
import { nextNumber } from '../../db/counter.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import { importLoginOwner, secretBoxOf } from '../../db/secrets/secret-box.ts'
import type { ShopImportState, ShopImportTable } from '../../db/tables/imports.ts'
import type { FileStore } from '../../files/file-store.ts'
import { enqueueJob } from '../../outbox/outbox.ts'
import { addressProblem } from '../../webhooks/public-address.ts'
import { isComplete, removeParts } from './stored-parts.ts'

/** The kind of the jobs in the outbox. */
export const shopImportKind = 'shop-import'

/** In milliseconds: a run without a sign of life for so long was interrupted. */
const interruptedAfterMs = 120_000

/** In milliseconds: uploaded files and logins of imports that were not applied. */
const sourceTtlMs = 7 * 86_400_000

/** In milliseconds: reports. */
const reportTtlMs = 365 * 86_400_000

export type ShopImport = Omit<Selectable<ShopImportTable>, 'state' | 'login'> & {
  state: ShopImportState | 'interrupted'
  /** The name of the person who started it; '' if the account is deleted. */
  author: string
}

export type ShopImportAction = 'check' | 'apply' | 'discard'

const selectImports = (db: Database) =>
  db
    .selectFrom('shop_import')
    .leftJoin('account', 'account.id', 'shop_import.started_by')
    .selectAll('shop_import')
    .select(accountName.as('author'))

type Row = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>

const isRunning = (state: ShopImportState) => state === 'checking' || state === 'applying'

const shown = ({ login: _, ...row }: Row, now: Date): ShopImport => {
  const seenAt = row.seen_at ?? row.started_at
  const isInterrupted =
    isRunning(row.state) && seenAt !== null && +now - +seenAt > interruptedAfterMs
  return { ...row, state: isInterrupted ? 'interrupted' : row.state }
}

export const findShopImport = async (db: Database, id: string, now: Date) => {
  const row = await selectImports(db).where('shop_import.id', '=', id).executeTakeFirst()
  return row && shown(row, now)
}

/** The imports, the newest first. */
export const listShopImports = async (
  db: Database,
  page: { offset: number; limit: number },
  now: Date,
) => {
  const rows = await selectImports(db)
    .orderBy('shop_import.created_at', 'desc')
    .orderBy('shop_import.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return {
    rows: rows.map((row) => shown(row, now)),
    total: await countRows(db.selectFrom('shop_import')),
  }
}

/** What can be done with an import now. */
export const actionsOf = ({ state, report }: ShopImport): ShopImportAction[] => {
  if (state === 'applied' || state === 'discarded') return []
  if (state !== 'checked' && state !== 'failed' && state !== 'interrupted') return ['discard']
  return ['check', ...(report ? (['apply'] as const) : []), 'discard']
}

type Author = { accountId: string; now: Date }

export type StartRefusal =
  | { code: 'shop-import-running'; by: ShopImport }
  | { code: 'state-impossible' | 'upload-incomplete' | 'shop-import-unknown' }

/** Locks the imports until the commit, and refuses while one is running. */
const refuseWhileRunning = async (
  trx: Transaction<Schema>,
  now: Date,
): Promise<Result<undefined, StartRefusal>> => {
  await nextNumber(trx, 'shop-import')
  const rows = await selectImports(trx)
    .where('shop_import.state', 'in', ['checking', 'applying'])
    .execute()
  const by = rows.map((row) => shown(row, now)).find(({ state }) => state !== 'interrupted')
  return by ? refuse({ code: 'shop-import-running', by }) : ok(undefined)
}

const insertImport = async (
  trx: Transaction<Schema>,
  source: Pick<ShopImport, 'source' | 'size_bytes'> & { login?: string },
  { accountId, now }: Author,
) => {
  const id = newId()
  const { login, ...values } = source
  await trx
    .insertInto('shop_import')
    .values({
      ...{ ...values, id, state: 'uploading', started_by: accountId, created_at: now },
      login: login ? secretBoxOf(trx).seal(login, importLoginOwner(id)) : null,
    })
    .execute()
  return id
}

const found = async (trx: Transaction<Schema>, id: string, now: Date) => {
  const row = await findShopImport(trx, id, now)
  return row ? ok(row) : refuse({ code: 'shop-import-unknown' as const })
}

/** Begins an import of an uploaded file, whose parts follow. */
export const createUpload = async (
  trx: Transaction<Schema>,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
  author: Author,
): Promise<Result<ShopImport, StartRefusal>> => {
  const free = await refuseWhileRunning(trx, author.now)
  if (!free.ok) return free
  const id = await insertImport(trx, { source: fileName, size_bytes: sizeBytes }, author)
  return found(trx, id, author.now)
}

const startRun = async (
  trx: Transaction<Schema>,
  { id, run }: Pick<ShopImport, 'id' | 'run'>,
  { state, now }: { state: 'checking' | 'applying'; now: Date },
) => {
  const next = run + 1
  await trx
    .updateTable('shop_import')
    .set({
      ...{ state, run: next, started_at: now, ended_at: null },
      ...{ seen_at: null, progress: null, failure: null },
      ...(state === 'checking' && { report: null }),
    })
    .where('id', '=', id)
    .execute()
  await enqueueJob(trx, shopImportKind, { id, run: next }, now)
  return found(trx, id, now)
}

/** Begins the dry run of an import from an address. */
export const createFromAddress = async (
  trx: Transaction<Schema>,
  { address, login }: { address: string; login: string },
  { allowsPrivate, ...author }: Author & { allowsPrivate: boolean },
): Promise<
  Result<ShopImport, StartRefusal | { code: 'address-invalid' | 'shop-address-private' }>
> => {
  const problem = addressProblem(address, allowsPrivate)
  if (problem === 'private') return refuse({ code: 'shop-address-private' })
  if (problem) return refuse({ code: 'address-invalid' })
  const free = await refuseWhileRunning(trx, author.now)
  if (!free.ok) return free
  const id = await insertImport(trx, { source: address, size_bytes: null, login }, author)
  return startRun(trx, { id, run: 0 }, { state: 'checking', now: author.now })
}

/** Whether all of the source is here; that of an address always is. */
export const isUploaded = async (files: FileStore, { id, size_bytes }: ShopImport) =>
  size_bytes === null || (await isComplete(files, { id, sizeBytes: size_bytes }))

/** Starts the dry run (`check`) or the import (`apply`). */
export const startShopImport = async (
  trx: Transaction<Schema>,
  { id, action, hasSource }: { id: string; action: 'check' | 'apply'; hasSource: boolean },
  now: Date,
): Promise<Result<ShopImport, StartRefusal>> => {
  const free = await refuseWhileRunning(trx, now)
  if (!free.ok) return free
  const row = await findShopImport(trx, id, now)
  if (!row) return refuse({ code: 'shop-import-unknown' })
  const isFirst = row.state === 'uploading' && action === 'check'
  if (!isFirst && !actionsOf(row).includes(action)) return refuse({ code: 'state-impossible' })
  if (!hasSource) return refuse({ code: 'upload-incomplete' })
  return startRun(trx, row, { state: action === 'check' ? 'checking' : 'applying', now })
}

/** Deletes the uploaded file and the login. */
export const removeSource = async (
  { db, files }: { db: Database; files: FileStore },
  { id, size_bytes }: Pick<ShopImport, 'id' | 'size_bytes'>,
) => {
  await db.updateTable('shop_import').set({ login: null }).where('id', '=', id).execute()
  if (size_bytes !== null) await removeParts(files, { id, sizeBytes: size_bytes })
}

/** Ends an import that was not applied; a run of it stops. Its source is deleted after the commit. */
export const discardShopImport = async (
  trx: Transaction<Schema>,
  id: string,
  now: Date,
): Promise<Result<ShopImport, { code: 'state-impossible' | 'shop-import-unknown' }>> => {
  const row = await findShopImport(trx, id, now)
  if (!row) return refuse({ code: 'shop-import-unknown' })
  if (!actionsOf(row).includes('discard')) return refuse({ code: 'state-impossible' })
  await trx
    .updateTable('shop_import')
    .set({ state: 'discarded', login: null, report: null, progress: null, ended_at: now })
    .where('id', '=', id)
    .execute()
  return found(trx, id, now)
}

/** Discards imports that were not applied for a week, and deletes those of a year ago. */
export const deleteExpiredImports = async (
  { db, files }: { db: Database; files: FileStore },
  now: Date,
) => {
  const expired = await db
    .selectFrom('shop_import')
    .select(['id', 'size_bytes'])
    .where('state', 'not in', ['applied', 'discarded'])
    .where('created_at', '<', new Date(+now - sourceTtlMs))
    .execute()
  for (const row of expired) {
    await db.transaction().execute((trx) => discardShopImport(trx, row.id, now))
    await removeSource({ db, files }, row)
  }
  await db
    .deleteFrom('shop_import')
    .where('created_at', '<', new Date(+now - reportTtlMs))
    .execute()
}
