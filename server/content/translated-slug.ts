import { type Language, languages } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findPageBySlug, slugsOf } from './find-page.ts'

/** The slug in `language` of the topic or post that has this one in another language (R3). */
export const findTranslatedSlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<string | undefined> => {
  for (const other of languages) {
    const found = await findPageBySlug(db, prefix, slug, other)
    if (found) return (await slugsOf(db, found.key))[language]
  }
  return undefined
}
