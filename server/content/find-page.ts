import { isLanguage, type Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import type { MetaEntry, StoredBlock } from '../db/tables/content.ts'
import { headColumns, type PageHead, readHead } from './page-head.ts'

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

type Summary = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number]
type Text = Awaited<ReturnType<ReturnType<typeof texts>['execute']>>[number]

const summaryOf = (row: Summary): PageSummary => ({
  key: row.key,
  title: row.title,
  description: row.description,
  ...readHead(row),
})

const textOf = (row: Text): PageText => ({
  ...summaryOf(row),
  blocks: row.blocks,
  meta: row.meta,
})

/** The text of a page in a language; undefined if there is none. */
export const findPageText = async (
  db: Database,
  pageKey: string,
  language: Language,
): Promise<PageText | undefined> => {
  const found = await texts(db)
    .where('page_key', '=', pageKey)
    .where('language', '=', language)
    .executeTakeFirst()
  return found && textOf(found)
}

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
    isLanguage(language) ? [{ ...summaryOf(row), language, updatedAt }] : [],
  )
}

/** All pages of a language with blocks, by position. */
export const listPageTexts = async (db: Database, language: Language) => {
  const rows = await texts(db)
    .select('updated_at as updatedAt')
    .where('language', '=', language)
    .orderBy('page_key')
    .execute()
  return rows
    .map(({ updatedAt, ...row }) => ({ ...textOf(row), updatedAt }))
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
}

/** Pages whose keys start with `prefix` (`health.`), by position, then newest first. */
export const listPages = async (
  db: Database,
  language: Language,
  prefix: string,
): Promise<PageSummary[]> =>
  (
    await summaries(db)
      .where('language', '=', language)
      .where('page_key', 'like', `${prefix}%`)
      .orderBy('page_key')
      .execute()
  )
    .filter(isBelow(prefix))
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
): Promise<PageText | undefined> => {
  const rows = await texts(db)
    .where('language', '=', language)
    .where('slug', '=', slug)
    .orderBy('page_key')
    .execute()
  const found = rows.find(isBelow(prefix))
  return found && textOf(found)
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
