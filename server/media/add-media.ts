import { mediaTextLengths } from '../../domain/media/media-limits.ts'
import { previewWidth } from '../../domain/media/picture-widths.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { changeContent, lockContent } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/database-error.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { MediaRow } from '../db/tables/media.ts'
import type { Services } from '../services.ts'
import { type MediaChange, recordMedia } from './change-record.ts'
import {
  type InspectedMedia,
  inspectUpload,
  type MediaUploadRefusal,
  type SentMedia,
} from './inspect-upload.ts'
import { originalFileId } from './media-files.ts'
import {
  addressName,
  type MediaTexts,
  noAlternativeTexts,
  searchTextOf,
  titleOfFile,
} from './media-record.ts'
import { enqueueRendering, storePicture } from './render-job.ts'

type RequiredServices = Pick<Services, 'db' | 'files' | 'wakeWorker'>

/** The columns that depend on the file. */
const fileColumns = ({ type, hash, width, height }: InspectedMedia, { bytes }: SentMedia) => ({
  media_type: type,
  hash,
  width,
  height,
  bytes: bytes.byteLength,
})

/** Stores the original and the preview of a picture, before any row refers to them. */
const storeFiles = async (
  { db, files }: RequiredServices,
  id: string,
  { kind, hash, width, preview }: InspectedMedia,
  { bytes }: SentMedia,
) => {
  await files.put(originalFileId({ id, kind, hash }), bytes)
  if (preview)
    await storePicture({ db, files }, { hash, width: previewWidth(width), format: 'webp' }, preview)
}

const findByHash = (db: Database, hash: string): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('hash', '=', hash).executeTakeFirst()

const insertMedia = async (
  db: Database,
  row: { id: string; sent: SentMedia; inspected: InspectedMedia; texts: Partial<MediaTexts> },
  change: MediaChange,
) => {
  const { id, sent, inspected } = row
  const { now } = change
  const texts: MediaTexts = {
    title: titleOfFile(sent.name, mediaTextLengths.title) || 'Untitled',
    alternativeTexts: noAlternativeTexts,
    credit: '',
    tags: [],
    ...row.texts,
  }
  await changeContent(db, async (trx) => {
    await lockContent(trx)
    const added = await trx
      .insertInto('media')
      .values({
        id,
        kind: inspected.kind,
        ...fileColumns(inspected, sent),
        name: addressName(texts.title),
        title: texts.title,
        focus_x: 50,
        focus_y: 50,
        alternative_texts: json(texts.alternativeTexts),
        credit: texts.credit,
        tags: json(texts.tags),
        search_text: searchTextOf(texts),
        version: 1,
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (inspected.kind === 'picture') await enqueueRendering(trx, inspected, now)
    await recordMedia(trx, 'create', { after: added }, change)
  })
}

/** `isKnown`: the library had the same file already, which is returned. */
export type AddedMedia = { id: string; isKnown: boolean }

/** Adds an uploaded picture or document. Its other files are made by the outbox worker. */
export const addMedia = async (
  services: RequiredServices,
  sent: SentMedia | undefined,
  change: MediaChange,
  texts: Partial<MediaTexts> = {},
): Promise<Result<AddedMedia, MediaUploadRefusal>> => {
  const inspected = await inspectUpload(sent)
  if (!inspected.ok) return inspected
  if (!sent) return refuse('media-missing')
  const known = await findByHash(services.db, inspected.value.hash)
  if (known) return ok({ id: known.id, isKnown: true })
  const id = newId()
  await storeFiles(services, id, inspected.value, sent)
  try {
    await insertMedia(services.db, { id, sent, inspected: inspected.value, texts }, change)
  } catch (error) {
    // The same file was uploaded at the same time.
    if (!isUniqueViolation(error)) throw error
    const other = await findByHash(services.db, inspected.value.hash)
    if (!other) throw error
    return ok({ id: other.id, isKnown: true })
  }
  services.wakeWorker()
  return ok({ id, isKnown: false })
}
