import type { Language } from '../../../domain/language.ts'
import {
  encodePictureAddress,
  pictureReference,
  type UploadedPicture,
} from '../../../domain/media/picture-address.ts'
import type { Database } from '../../db/client.ts'
import type { MediaRow } from '../../db/tables/media.ts'
import { memoizeByContentVersion } from '../content-version.ts'
import { countFiles, expectedFiles } from './picture-files.ts'

/** A row as pages show it; alternative texts in one language. */
export const pictureOf = (
  row: Omit<MediaRow, 'search_text' | 'tags'>,
  files: number,
  language: Language,
): UploadedPicture => ({
  hash: row.hash,
  name: row.name,
  width: row.width,
  height: row.height,
  focus: { x: row.focus_x, y: row.focus_y },
  alt: row.alternative_texts[language],
  isRendered: files >= expectedFiles(row.width),
})

/** The address of a stored picture; other addresses and names of illustrations stay. */
export type ShowPicture = (stored: string) => string

/** Addresses by reference. A change of the library counts as a change of content. */
const addressesByReference = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }) => {
    const rows = await db.selectFrom('media').selectAll().where('kind', '=', 'picture').execute()
    const files = await countFiles(
      db,
      rows.map(({ hash }) => hash),
    )
    return new Map(
      rows.map((row) => [
        pictureReference(row.id),
        encodePictureAddress(pictureOf(row, files.get(row.hash) ?? 0, language)),
      ]),
    )
  },
)

/** Turns references to pictures of the library into addresses, with texts in the language. */
export const findPictures = async (db: Database, language: Language): Promise<ShowPicture> => {
  const addresses = await addressesByReference(db, { language })
  return (stored) => addresses.get(stored) ?? stored
}
