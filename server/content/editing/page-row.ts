import type { PageContent } from '../../../domain/content/page-content.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { VersionContent } from '../../db/tables/page-editing.ts'
import type { PageText } from '../find-page.ts'
import { headColumns, headRow, readHead } from '../page-head.ts'
import type { PageRef } from './edit-row.ts'

/** What editors see where a page has no such part. */
const emptyHead: Partial<VersionContent> = {
  picture: '',
  picturePosition: { x: 'center', y: 'center' },
  preview: '',
  tagline: '',
  caption: '',
  slug: '',
  date: '',
  formerSlugs: [],
}

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
  const content = { ...emptyHead, ...readHead(page), meta: [...meta] } as VersionContent
  return { content, publishedAt }
}

/** Content as the site reads it. */
export const pageTextOf = (
  key: string,
  { picturePosition, ...content }: PageContent & Partial<VersionContent>,
): PageText => {
  const isCentred = picturePosition.x === 'center' && picturePosition.y === 'center'
  return {
    key,
    ...content,
    picture: content.picture || undefined,
    picturePosition: isCentred ? undefined : picturePosition,
    preview: content.preview || undefined,
    tagline: content.tagline || undefined,
    caption: content.caption || undefined,
    slug: content.slug || undefined,
    date: content.date || undefined,
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
