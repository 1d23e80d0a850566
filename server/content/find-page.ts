import { compareDays } from '../../domain/compare-days.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import type { MetaEntry, StoredBlock } from '../db/tables/content.ts'
import { memoizeByContentVersion } from './content-version.ts'
import { headColumns, type PageHead, readHead } from './page-head.ts'
import { findPictures, type ShowPicture } from './pictures/find-pictures.ts'

/** A page without its blocks, for lists and links. */
export type PageSummary = PageHead & { key: string; title: string; description: string }

/** `key` is the page's route key, or `health.{topic}`, `news.{post}`. */
export type PageText = PageSummary & {
  blocks: readonly StoredBlock[]
  meta: readonly MetaEntry[]
}

const summaries = (db: Database) =>
  db.selectFrom('page').select(['page_key as key', 'title', 'description', ...headColumns])

const texts = (db: Database) => summaries(db).select(['blocks', 'meta'])

/** The pictures of its head as pages show them; those of blocks are resolved with the blocks. */
export const withPictures = <Page extends PageHead>(
  page: Page,
  showPicture: ShowPicture,
): Page => ({
  ...page,
  ...(page.picture && { picture: showPicture(page.picture) }),
  ...(page.preview && { preview: showPicture(page.preview) }),
})

/** Maximum number of pages whose blocks are memoized. */
const maxPageTexts = 200

const memoizedPageText = memoizeByContentVersion(
  async (
    db: Database,
    { pageKey, language }: { pageKey: string; language: Language },
  ): Promise<PageText | undefined> => {
    const found = await texts(db)
      .where('page_key', '=', pageKey)
      .where('language', '=', language)
      .executeTakeFirst()
    return found && withPictures(readHead(found), await findPictures(db, language))
  },
  maxPageTexts,
)

/** The text of a page in a language; undefined if there is none. */
export const findPageText = (
  db: Database,
  pageKey: string,
  language: Language,
): Promise<PageText | undefined> => memoizedPageText(db, { pageKey, language })

const isBelow =
  (prefix: string) =>
  ({ key }: { key: string }) =>
    // `_` is a wildcard in `like`.
    key.startsWith(prefix)

/** All pages in all languages, ordered by key. */
export const listEveryPage = async (db: Database) => {
  const rows = await summaries(db)
    .select(['language', 'updated_at as updatedAt'])
    .orderBy('page_key')
    .execute()
  return rows.flatMap(({ language, updatedAt, ...row }) =>
    isLanguage(language) ? [{ ...readHead(row), language, updatedAt }] : [],
  )
}

/** The place of a page in lists, without its texts. */
export type PagePlace = { key: string; slug?: string; date?: string }

/** All pages of a language by position. */
export const listPagePlaces = async (db: Database, language: Language) => {
  const rows = await db
    .selectFrom('page')
    .select(['page_key as key', 'slug', 'date', 'position', 'title', 'updated_at as updatedAt'])
    .where('language', '=', language)
    .orderBy('page_key')
    .execute()
  return rows
    .sort((one, other) => one.position - other.position)
    .map(({ slug, date, ...place }) => ({ ...place, ...(slug && { slug }), ...(date && { date }) }))
}

/** Pages of a language with blocks, by keys and in any order. */
export const findPageTexts = async (db: Database, language: Language, keys: readonly string[]) => {
  const rows = await texts(db)
    .select('updated_at as updatedAt')
    .where('language', '=', language)
    .where('page_key', 'in', keys)
    .execute()
  const showPicture = await findPictures(db, language)
  return rows.map(({ updatedAt, ...row }) => ({
    ...withPictures(readHead(row), showPicture),
    updatedAt,
  }))
}

const memoizedPages = memoizeByContentVersion(
  async (
    db: Database,
    { language, prefix }: { language: Language; prefix: string },
  ): Promise<readonly PageSummary[]> => {
    const rows = await summaries(db)
      .where('language', '=', language)
      .where('page_key', 'like', `${prefix}%`)
      .orderBy('page_key')
      .execute()
    const showPicture = await findPictures(db, language)
    return rows
      .filter(isBelow(prefix))
      .map((row) => withPictures(readHead(row), showPicture))
      .sort(
        (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareDays(b.date ?? '', a.date ?? ''),
      )
  },
)

/** Pages whose keys start with `prefix` (`health.`), by position, then newest first. */
export const listPages = (
  db: Database,
  language: Language,
  prefix: string,
): Promise<readonly PageSummary[]> => memoizedPages(db, { language, prefix })

/** A topic (`health.`) or post (`news.`) by slug in a language. */
export const findPageBySlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<PageText | undefined> => {
  const rows = await texts(db)
    .where('language', '=', language)
    .where('slug', '=', slug)
    .orderBy('page_key')
    .execute()
  const found = rows.find(isBelow(prefix))
  return found && withPictures(readHead(found), await findPictures(db, language))
}

/** The page that had this slug earlier. */
export const findPageByFormerSlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<PageSummary | undefined> =>
  (await listPages(db, language, prefix)).find((page) => page.formerSlugs?.includes(slug))

/** The slug of a page in each language, for language links. */
export const slugsOf = async (
  db: Database,
  pageKey: string,
): Promise<Partial<Record<Language, string>>> => {
  const rows = await db
    .selectFrom('page')
    .select(['language', 'slug'])
    .where('page_key', '=', pageKey)
    .execute()
  const slugs: Partial<Record<Language, string>> = {}
  for (const { language, slug } of rows) if (isLanguage(language) && slug) slugs[language] = slug
  return slugs
}
