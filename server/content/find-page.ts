import { type PicturePosition, readPicturePosition } from '../../domain/content/picture-position.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import type { MetaEntry, StoredBlock } from '../db/tables/content.ts'

/** The head of a page; stored as its first block, of type `head`. */
export type PageHead = {
  lead: string
  /** Illustration or image of the head; default by page key. */
  picture?: string
  /** Focal point when the image is cropped; default centre. */
  picturePosition?: PicturePosition
  /** Image in lists; default `picture`. */
  preview?: string
  /** Short text above the title; default: the name of the section. */
  tagline?: string
  /** Shown below a framed image. */
  caption?: string
  /** For topics and posts. */
  slug?: string
  /** Earlier slugs, which redirect to the present one (R39). */
  formerSlugs?: readonly string[]
  /** For posts: ISO date. */
  date?: string
  /** Sort position within the section; default 0. */
  position?: number
}

/** A page without its blocks, for lists and links. */
export type PageSummary = PageHead & { key: string; title: string; description: string }

/** `key` is the page's route key, or `health.{topic}`, `news.{post}`. */
export type PageText = PageSummary & {
  blocks: readonly StoredBlock[]
  meta: readonly MetaEntry[]
}

/** A head as stored. */
export const headBlock = (head: PageHead): StoredBlock => ({ type: 'head', ...head })

const readHead = (block: StoredBlock | undefined): PageHead => {
  if (block?.type !== 'head') return { lead: '' }
  const {
    lead,
    picture,
    picturePosition,
    preview,
    tagline,
    caption,
    slug,
    formerSlugs,
    date,
    position,
  } = block
  return {
    lead: typeof lead === 'string' ? lead : '',
    ...(typeof picture === 'string' && { picture }),
    ...(picturePosition !== undefined && { picturePosition: readPicturePosition(picturePosition) }),
    ...(typeof preview === 'string' && { preview }),
    ...(typeof tagline === 'string' && { tagline }),
    ...(typeof caption === 'string' && { caption }),
    ...(typeof slug === 'string' && { slug }),
    ...(Array.isArray(formerSlugs) && { formerSlugs }),
    ...(typeof date === 'string' && { date }),
    ...(typeof position === 'number' && { position }),
  }
}

const pages = (db: Database) =>
  db.selectFrom('page').select(['page_key', 'title', 'description', 'blocks', 'meta'])

type Row = Awaited<ReturnType<ReturnType<typeof pages>['execute']>>[number]

const summaryOf = ({ page_key: key, title, description, blocks }: Row): PageSummary => ({
  key,
  title,
  description,
  ...readHead(blocks[0]),
})

const textOf = (row: Row): PageText => ({
  ...summaryOf(row),
  blocks: row.blocks.filter(({ type }) => type !== 'head'),
  meta: row.meta,
})

/** The text of a page in a language; undefined if there is none. */
export const findPageText = async (
  db: Database,
  pageKey: string,
  language: Language,
): Promise<PageText | undefined> => {
  const found = await pages(db)
    .where('page_key', '=', pageKey)
    .where('language', '=', language)
    .executeTakeFirst()
  return found && textOf(found)
}

const rowsBelow = async (db: Database, language: Language, prefix: string) =>
  (
    await pages(db)
      .where('language', '=', language)
      .where('page_key', 'like', `${prefix}%`)
      .orderBy('page_key')
      .execute()
  )
    // `_` is a wildcard in `like`.
    .filter(({ page_key }) => page_key.startsWith(prefix))

/** All pages in all languages, ordered by key. */
export const listEveryPage = async (db: Database) => {
  const rows = await pages(db).select(['language', 'updated_at']).orderBy('page_key').execute()
  return rows.flatMap(({ language, updated_at: updatedAt, ...row }) =>
    isLanguage(language) ? [{ ...summaryOf(row), language, updatedAt }] : [],
  )
}

/** All pages of a language with blocks, by position. */
export const listPageTexts = async (db: Database, language: Language) => {
  const rows = await pages(db)
    .select('updated_at')
    .where('language', '=', language)
    .orderBy('page_key')
    .execute()
  return rows
    .map(({ updated_at: updatedAt, ...row }) => ({ ...textOf(row), updatedAt }))
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
}

/** Pages whose keys start with `prefix` (`health.`), by position, then newest first. */
export const listPages = async (
  db: Database,
  language: Language,
  prefix: string,
): Promise<PageSummary[]> =>
  (await rowsBelow(db, language, prefix))
    .map(summaryOf)
    .sort(
      (a, b) =>
        (a.position ?? 0) - (b.position ?? 0) || (b.date ?? '').localeCompare(a.date ?? '', 'en'),
    )

/** A topic (`health.`) or post (`news.`) by slug in a language. */
export const findPageBySlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<PageText | undefined> =>
  (await rowsBelow(db, language, prefix)).map(textOf).find((page) => page.slug === slug)

/** The page that had this slug earlier. */
export const findPageByFormerSlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<PageText | undefined> =>
  (await rowsBelow(db, language, prefix))
    .map(textOf)
    .find((page) => page.formerSlugs?.includes(slug))

/** The slug of a page in each language, for language links. */
export const slugsOf = async (
  db: Database,
  pageKey: string,
): Promise<Partial<Record<Language, string>>> => {
  const rows = await db
    .selectFrom('page')
    .select(['language', 'blocks'])
    .where('page_key', '=', pageKey)
    .execute()
  const slugs: Partial<Record<Language, string>> = {}
  for (const { language, blocks } of rows)
    if (isLanguage(language)) slugs[language] = readHead(blocks[0]).slug
  return slugs
}
