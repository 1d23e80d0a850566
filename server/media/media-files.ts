import { buffer } from 'node:stream/consumers'
import type { PictureFormat } from '../../domain/media/picture-widths.ts'
import type { Database } from '../db/client.ts'
import type { MediaKind } from '../db/tables/media.ts'
import type { FileStore } from '../files/file-store.ts'

/**
 * The store's id of an original. That of a document is the id of its row, so that its address stays
 * when it is replaced; originals of pictures are never served.
 */
export const originalFileId = (media: { id: string; kind: MediaKind; hash: string }) =>
  media.kind === 'document' ? media.id : `original-${media.hash}`

/** The store's id of a file made of a picture. */
export const pictureFileId = (hash: string, width: number, format: PictureFormat) =>
  `${hash}-${width}-${format}`

/** Reads a stored file; undefined if it is missing. */
export const readFile = async (files: FileStore, id: string): Promise<Uint8Array | undefined> => {
  const file = await files.open(id)
  return file && (await buffer(file.stream))
}

/** Of the ids, those of the media library. */
export const findStoredMedia = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const hashes = [...new Set(ids.flatMap((id) => /[\da-f]{32}/.exec(id) ?? []))]
  const media = await db
    .selectFrom('media')
    .select(['id', 'kind', 'hash'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('hash', 'in', ['', ...hashes])]))
    .execute()
  const made = await db
    .selectFrom('media_file')
    .select(['hash', 'width', 'format'])
    .where('hash', 'in', ['', ...hashes])
    .execute()
  return new Set([
    ...media.map(originalFileId),
    ...made.map(({ hash, width, format }) => pictureFileId(hash, width, format)),
  ])
}

/** Milliseconds that pages already open may still load files of replaced pictures. */
const expiryMs = 86_400_000

/** Lets the files of a picture expire, unless another row has the same content. */
export const expireFiles = (trx: Database, hash: string, now: Date) =>
  trx
    .updateTable('media_file')
    .set({ expires_at: new Date(now.getTime() + expiryMs) })
    .where('hash', '=', hash)
    .execute()

/** Deletes the rows of expired files and quarantines the files, with the originals of deleted pictures. */
export const deleteExpiredFiles = async (
  { db, files }: { db: Database; files: FileStore },
  now: Date,
) => {
  const expired = await db
    .deleteFrom('media_file')
    .where('expires_at', '<=', now)
    .returning(['hash', 'width', 'format'])
    .execute()
  if (expired.length === 0) return
  const hashes = new Set(expired.map(({ hash }) => hash))
  const originals = [...hashes].map((hash) => originalFileId({ id: '', kind: 'picture', hash }))
  const stored = await findStoredMedia(db, originals)
  await files.quarantine([
    ...expired.map(({ hash, width, format }) => pictureFileId(hash, width, format)),
    ...originals.filter((id) => !stored.has(id)),
  ])
}
