import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { listPages } from './find-page.ts'

/** The news, the latest first; `lead` is the excerpt. */
export const findPosts = async (db: Database, language: Language) =>
  (await listPages(db, language, 'news.'))
    .flatMap(({ title, lead, slug, date }) => (slug && date ? [{ title, lead, slug, date }] : []))
    .sort((one, other) => other.date.localeCompare(one.date, 'en'))
