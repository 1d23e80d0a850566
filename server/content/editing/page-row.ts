import type { PageContent } from '../../../domain/content/page-content.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { VersionContent } from '../../db/tables/page-editing.ts'
import type { PageText } from '../find-page.ts'
import { headColumns, headRow, readHead } from '../page-head.ts'
import type { PageRef } from './edit-row.ts'

/** The parts of a head that editors see when a page has none. */
const emptyHead = {
  ...{ picture: '', picturePosition: { x: 'center', y: 'center' }, preview: '', tagline: '' },
  ...{ caption: '', slug: '', date: '', position: 0, formerSlugs: [] },
} as const

/** The published page as editors see it; undefined if it is not published. */
export const findPublished = async (db: Database, { key, language }: PageRef) => {
  const row = await db
    .selectFrom('page')
    .select(['title', 'description', 'blocks', 'meta', 'updated_at', ...headColumns])
    .where('page_key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst()
  if (!row) return undefined
  const { updated_at: publishedAt, meta, ...page } = row
  const content: VersionContent = { ...emptyHead, ...readHead(page), meta: [...meta] }
  return { content, publishedAt }
}

/** Content as the site reads it: parts of the head that are not set are absent. */
export const pageTextOf = (
  key: string,
  { picturePosition, ...content }: PageContent & Partial<VersionContent>,
): PageText => {
  const given = Object.entries(content).filter(
    ([name, value]) => value !== '' || !Object.hasOwn(emptyHead, name),
  )
  const isCentred = picturePosition.x === 'center' && picturePosition.y === 'center'
  return {
    key,
    ...(Object.fromEntries(given) as Omit<PageText, 'key' | 'picturePosition'>),
    ...(!isCentred && { picturePosition }),
  }
}

/** The columns of a published page. */
export const pageRow = ({ key, language }: PageRef, content: VersionContent, now: Date) => ({
  page_key: key,
  language,
  title: content.title,
  description: content.description,
  ...headRow(pageTextOf(key, content)),
  blocks: json(content.blocks),
  meta: json(content.meta),
  updated_at: now,
})
