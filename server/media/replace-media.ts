import { previewWidth } from '../../domain/media/picture-widths.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { tryContentChange } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/database-error.ts'
import { json } from '../db/json.ts'
import type { MediaRow } from '../db/tables/media.ts'
import type { Services } from '../services.ts'
import { type ClaimRefusal, claimMedia } from './change-media.ts'
import { type MediaChange, recordMedia } from './change-record.ts'
import {
  type InspectedMedia,
  inspectUpload,
  type MediaUploadRefusal,
  type SentMedia,
} from './inspect-upload.ts'
import { expireFiles, originalFileId } from './media-files.ts'
import { enqueueRendering, storePicture } from './render-job.ts'

export type ReplaceRefusal =
  | MediaUploadRefusal
  | ClaimRefusal
  /** A picture cannot become a document. */
  | 'media-kind'
  /** The library has this file already. */
  | 'media-known'

type RequiredServices = Pick<Services, 'db' | 'files' | 'wakeWorker'>

/** Sets `filesize` wherever a value names the stored file. */
const withSize = (value: unknown, id: string, bytes: number): unknown => {
  if (Array.isArray(value)) return value.map((each) => withSize(each, id, bytes))
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSize(each, id, bytes)]),
  )
  return changed.id === id ? { ...changed, filesize: bytes } : changed
}

/** Downloads name the size of their files: the new size of a replaced document. */
const changeDocumentSize = async (trx: Database, id: string, bytes: number) => {
  const options = await trx
    .selectFrom('option')
    .selectAll()
    .where('name', 'in', ['download_page', 'download_order_form'])
    .execute()
  for (const { name, language, value } of options)
    await trx
      .updateTable('option')
      .set({ value: json(withSize(value, id, bytes)) })
      .where('name', '=', name)
      .where('language', '=', language)
      .execute()
}

/** Stores the file of a claimed row, so that no other replacement comes between. */
const replaceFile = async (
  trx: Database,
  {
    files,
    before,
    inspected,
    bytes,
    now,
  }: {
    files: Services['files']
    before: MediaRow
    inspected: InspectedMedia
    bytes: Uint8Array
    now: Date
  },
) => {
  const { hash, width, height, type } = inspected
  await files.put(originalFileId({ ...before, hash }), bytes)
  if (inspected.preview)
    await storePicture(
      { db: trx, files },
      { hash, width: previewWidth(width), format: 'webp' },
      inspected.preview,
    )
  if (hash !== before.hash) await expireFiles(trx, before.hash, now)
  if (before.kind === 'picture') await enqueueRendering(trx, { hash, width }, now)
  else await changeDocumentSize(trx, before.id, bytes.byteLength)
  return trx
    .updateTable('media')
    .set({
      hash,
      width,
      height,
      media_type: type,
      bytes: bytes.byteLength,
      version: before.version + 1,
      changed_at: now,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Replaces the file; texts and places stay. Everything that shows the picture shows the new one.
 */
export const replaceMedia = async (
  services: RequiredServices,
  { id, version, sent }: { id: string; version: number; sent: SentMedia | undefined },
  change: MediaChange,
): Promise<Result<undefined, ReplaceRefusal>> => {
  const inspected = await inspectUpload(sent)
  if (!inspected.ok) return inspected
  if (!sent) return refuse('media-missing')
  const { files, wakeWorker } = services
  try {
    const result = await tryContentChange<undefined, ReplaceRefusal>(services.db, async (trx) => {
      const claimed = await claimMedia(trx, id, version)
      if (!claimed.ok) return claimed
      const before = claimed.value
      if (before.kind !== inspected.value.kind) return refuse('media-kind')
      const { bytes } = sent
      const { now } = change
      const after = await replaceFile(trx, {
        files,
        before,
        inspected: inspected.value,
        bytes,
        now,
      })
      await recordMedia(trx, 'replace', { before, after }, change)
      return ok(undefined)
    })
    wakeWorker()
    return result
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('media-known')
    throw error
  }
}
