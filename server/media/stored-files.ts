import { languages } from '../../domain/language.ts'
import { findDownloads } from '../content/downloads.ts'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { findUses } from './find-uses.ts'
import { findStoredMedia, originalFileId, pictureFileId } from './media-files.ts'

/** Of the ids, those of certificates, of uploaded exports, of the media library and of files that pages and options name. */
const findStored = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  // Rejected accounts keep theirs.
  const certificates = await db
    .selectFrom('certificate')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  const stored = new Set([...certificates.map(({ id }) => id), ...(await findStoredMedia(db, ids))])
  const imports = await db
    .selectFrom('shop_import')
    .select('id')
    .where('state', 'not in', ['applied', 'discarded'])
    .execute()
  // The parts of an uploaded export begin with the id of its import.
  for (const id of ids) if (imports.some((each) => id.startsWith(`${each.id}-`))) stored.add(id)
  // Few files are left: downloads that were put there without the library. Nothing names files of pictures.
  for (const id of ids)
    if (!stored.has(id) && !/[\da-f]{32}/.test(id) && (await findUses(db, id)).length > 0)
      stored.add(id)
  return stored
}

/** Ids of the downloads of accounts, which need not be in the library. */
const findDownloadIds = async (db: Database) => {
  const ids: string[] = []
  for (const language of languages) {
    const all = { userCanOrder: true, userCanOrderWithForm: true }
    const { page, orderForm } = await findDownloads(db, language, all)
    const listed = [...page.documents.map(({ file }) => file), orderForm?.file]
    ids.push(...listed.flatMap((file) => file?.id ?? []))
  }
  return ids
}

/** Ids of the files of certificates, downloads and the media library. */
export const findNamedFiles = async (db: Database): Promise<Set<string>> => {
  const [downloads, certificates, media, made] = await Promise.all([
    findDownloadIds(db),
    db.selectFrom('certificate').select('id').execute(),
    db.selectFrom('media').select(['id', 'kind', 'hash']).execute(),
    db
      .selectFrom('media_file')
      .select(['hash', 'width', 'format'])
      .where('expires_at', 'is', null)
      .execute(),
  ])
  return new Set([
    ...downloads,
    ...certificates.map(({ id }) => id),
    ...media.map(originalFileId),
    ...made.map(({ hash, width, format }) => pictureFileId(hash, width, format)),
  ])
}

/** Counts named files that are missing in the store. */
export const countMissingFiles = async ({ db, files }: { db: Database; files: FileStore }) => {
  const named = await findNamedFiles(db)
  // After the rows: a file is stored before its row.
  const ids = await files.ids()
  return [...named].filter((id) => !ids.has(id)).length
}

/** Quarantines unknown files; returns the result, which the back office shows if it is a warning. */
export const sweepFiles = async ({ db, files }: { db: Database; files: FileStore }, now: Date) => {
  const result = await files.sweep(now, (ids) => findStored(db, ids))
  await db
    .updateTable('file_store')
    .set({ blocked_files: result.isBlocked ? result.unknown : 0 })
    .execute()
  return result
}
