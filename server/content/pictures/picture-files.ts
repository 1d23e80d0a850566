import { formatsAt, pictureWidths } from '../../../domain/media/picture-widths.ts'
import type { Database } from '../../db/client.ts'

/** Files that a picture has when all are made. */
export const expectedFiles = (width: number) =>
  pictureWidths(width).flatMap((each) => formatsAt(width, each)).length

/** The number of finished files by content. */
export const countFiles = async (db: Database, hashes: readonly string[]) => {
  const rows = await db
    .selectFrom('media_file')
    .select(({ fn }) => ['hash', fn.countAll().as('files')])
    .where('expires_at', 'is', null)
    .where('hash', 'in', ['', ...hashes])
    .groupBy('hash')
    .execute()
  return new Map(rows.map(({ hash, files }) => [hash, Number(files)]))
}
