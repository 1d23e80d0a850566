import * as z from 'zod'
import { formatsAt, type PictureFormat, pictureWidths } from '../../domain/media/picture-widths.ts'
import { changeContent, lockContent } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { enqueueJobs } from '../outbox/outbox.ts'
import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { makePicture } from './make-picture.ts'
import { originalFileId, pictureFileId, readFile } from './media-files.ts'

const kind = 'render-picture'

const renderJob = z.object({ hash: z.string(), width: z.int() })

/**
 * Enqueues the files of a picture: one job for each width, since the claim of a job is limited in time.
 */
export const enqueueRendering = (
  trx: Database,
  { hash, width }: { hash: string; width: number },
  now: Date,
) =>
  enqueueJobs(
    trx,
    pictureWidths(width).map((each) => ({ kind, body: { hash, width: each } })),
    now,
  )

/** Stores one file and its row; overwrites the same file of an earlier attempt. */
export const storePicture = async (
  { db, files }: { db: Database; files: FileStore },
  { hash, width, format }: { hash: string; width: number; format: PictureFormat },
  body: Uint8Array,
) => {
  await files.put(pictureFileId(hash, width, format), body)
  const values = { bytes: body.byteLength, expires_at: null }
  await db
    .insertInto('media_file')
    .values({ hash, width, format, ...values })
    .onConflict((conflict) => conflict.columns(['hash', 'width', 'format']).doUpdateSet(values))
    .execute()
}

const renderWidth = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  { hash, width }: z.infer<typeof renderJob>,
) => {
  const media = await db
    .selectFrom('media')
    .select(['id', 'kind', 'hash', 'width'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  // Replaced or deleted since.
  if (!media) return
  const original = await readFile(files, originalFileId(media))
  if (!original) throw new Error(`original of picture ${media.id} is missing`)
  for (const format of formatsAt(media.width, width))
    await storePicture(
      { db, files },
      { hash, width, format },
      await makePicture(original, { width, format }),
    )
  // Pages offer the new file.
  await changeContent(db, lockContent)
}

/** Makes the files of pictures, outside of requests. */
export const mediaHandlers = (services: Pick<Services, 'db' | 'files'>): Handlers => ({
  [kind]: (body) => renderWidth(services, renderJob.parse(body)),
})
