import type { PagePlace } from '../content/find-page.ts'
import { countFiles, expectedFiles } from '../content/pictures/picture-files.ts'
import type { Database } from '../db/client.ts'
import type { MediaRow } from '../db/tables/media.ts'

const reference = /\/media\/([\da-f]{8}-[\da-f-]{27})/g

/** A picture, and whether all files are made. */
export type ShownMedia = MediaRow & { isRendered: boolean }

/** The pictures of the library that published pages show: those for which `isShown` is true. */
export const findShownMedia = async (
  db: Database,
  isShown: (page: PagePlace) => boolean,
): Promise<ShownMedia[]> => {
  const pages = await db
    .selectFrom('page')
    .select(['page_key as key', 'slug', 'picture', 'preview', 'blocks'])
    .execute()
  const shown = new Set(
    pages
      .filter(({ key, slug }) => isShown({ key, ...(slug && { slug }) }))
      .flatMap((page) => [...JSON.stringify(page).matchAll(reference)].map(([, id]) => id)),
  )
  const rows = await db.selectFrom('media').selectAll().where('kind', '=', 'picture').execute()
  const found = rows.filter(({ id }) => shown.has(id))
  const files = await countFiles(
    db,
    found.map(({ hash }) => hash),
  )
  return found.map((row) => ({
    ...row,
    isRendered: (files.get(row.hash) ?? 0) >= expectedFiles(row.width),
  }))
}
