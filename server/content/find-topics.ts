import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { listPages } from './find-page.ts'

/** The health topics in the laboratory's order; one without an address of its own is not shown. */
export const findTopics = async (db: Database, language: Language) =>
  (await listPages(db, language, 'health.')).flatMap(({ key, title, slug }) =>
    slug ? [{ key, title, slug }] : [],
  )

/** The news, the latest first. */
export const findPosts = async (db: Database, language: Language) =>
  (await listPages(db, language, 'news.'))
    .flatMap(({ title, lead, slug, date }) => (slug && date ? [{ title, lead, slug, date }] : []))
    .sort((one, other) => (one.date < other.date ? 1 : -1))
