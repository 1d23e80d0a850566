import sharp from 'sharp'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { mediaHandlers } from './render-job.ts'

type Options = { width?: number; height?: number; background?: string }

const plainPicture = ({ width = 1_000, height = 600, background = '#7a9' }: Options = {}) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A photo with place, camera and rotation, as telephones write it. */
export const photo = (options?: Options): Promise<Buffer> =>
  plainPicture(options)
    .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'SecretPerson' } })
    .jpeg()
    .toBuffer()

export const png = (options?: Options): Promise<Buffer> => plainPicture(options).png().toBuffer()

/** A PNG of some 100 bytes whose header announces gigabytes of pixels. */
export const pixelBomb = async (): Promise<Buffer> => {
  const bytes = await png({ width: 1, height: 1 })
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

/** Performs the jobs that make files of pictures, as the worker would. */
export const renderPictures = async (db: Database, files: FileStore) => {
  const jobs = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'body'])
    .where('done_at', 'is', null)
    .execute()
  const handlers = mediaHandlers({ db, files })
  for (const { id, kind, body } of jobs) {
    await handlers[kind]?.(body, { id, kind, body, tries: 1 })
    await db.updateTable('outbox').set({ done_at: new Date() }).where('id', '=', id).execute()
  }
}
