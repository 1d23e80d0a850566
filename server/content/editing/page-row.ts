import type { PageContent } from '../../../domain/content/page-content.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { VersionContent } from '../../db/tables/page-editing.ts'
import type { PageText } from '../find-page.ts'
import { headColumns, headRow, type PageHead, readHead } from '../page-head.ts'
import type { PageRef } from './edit-row.ts'

const centre = { x: 'center', y: 'center' } as const

const contentOf = ({ formerSlugs = [], ...page }: PageText): VersionContent => ({
  title: page.title,
  description: page.description,
  lead: page.lead,
  picture: page.picture ?? '',
  picturePosition: page.picturePosition ?? centre,
  preview: page.preview ?? '',
  tagline: page.tagline ?? '',
  caption: page.caption ?? '',
  slug: page.slug ?? '',
  date: page.date ?? '',
  position: page.position ?? 0,
  meta: [...page.meta],
  blocks: page.blocks,
  formerSlugs,
})

/** The published page as editors see it; undefined if it is not published. */
export const findPublished = async (db: Database, { key, language }: PageRef) => {
  const row = await db
    .selectFrom('page')
    .select(['title', 'description', 'blocks', 'meta', 'updated_at', ...headColumns])
    .where('page_key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst()
  if (!row) return undefined
  const { title, description, blocks, meta } = row
  return {
    content: contentOf({ key, title, description, blocks, meta, ...readHead(row) }),
    publishedAt: row.updated_at,
  }
}

const headOf = ({ picturePosition, ...content }: VersionContent): PageHead => ({
  lead: content.lead,
  position: content.position,
  ...(content.picture && { picture: content.picture }),
  ...((picturePosition.x !== 'center' || picturePosition.y !== 'center') && { picturePosition }),
  ...(content.preview && { preview: content.preview }),
  ...(content.tagline && { tagline: content.tagline }),
  ...(content.caption && { caption: content.caption }),
  ...(content.slug && { slug: content.slug }),
  ...(content.formerSlugs.length > 0 && { formerSlugs: content.formerSlugs }),
  ...(content.date && { date: content.date }),
})

/** Content as the site reads it, for previews. */
export const pageTextOf = (key: string, content: PageContent): PageText => ({
  key,
  title: content.title,
  description: content.description,
  blocks: content.blocks,
  meta: content.meta,
  ...headOf({ formerSlugs: [], ...content }),
})

/** The columns of a published page. */
export const pageRow = ({ key, language }: PageRef, content: VersionContent, now: Date) => ({
  page_key: key,
  language,
  title: content.title,
  description: content.description,
  ...headRow(headOf(content)),
  blocks: json(content.blocks),
  meta: json(content.meta),
  updated_at: now,
})
