import { previewWidth } from '../../domain/media/picture-widths.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { changeContent } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/database-error.ts'
import type { MediaRow } from '../db/tables/media.ts'
import type { Services } from '../services.ts'
import { type MediaChange, recordMedia } from './change-record.ts'
import { type ClaimRefusal, claimMedia } from './claim-media.ts'
import { changeDocumentSize } from './document-size.ts'
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
  let result: Result<undefined, ReplaceRefusal> = ok(undefined)
  try {
    await changeContent(services.db, async (trx) => {
      const claimed = await claimMedia(trx, id, version)
      if (!claimed.ok) {
        result = claimed
        return
      }
      const before = claimed.value
      if (before.kind !== inspected.value.kind) {
        result = refuse('media-kind')
        return
      }
      const { files } = services
      const facts = {
        files,
        before,
        inspected: inspected.value,
        bytes: sent.bytes,
        now: change.now,
      }
      const after = await replaceFile(trx, facts)
      await recordMedia(trx, 'replace', { before, after }, change)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('media-known')
    throw error
  }
  services.wakeWorker()
  return result
}
