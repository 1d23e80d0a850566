import { type Language, languages } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findPageByFormerSlug, findPageBySlug, slugsOf } from './find-page.ts'

/**
 * The slug in `language` of the topic or post with this slug in any language (R3). Present slugs
 * take precedence over former ones (R39).
 */
export const findTranslatedSlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<string | undefined> => {
  const searchOrder = [language, ...languages.filter((other) => other !== language)]
  for (const find of [findPageBySlug, findPageByFormerSlug])
    for (const other of searchOrder) {
      const found = await find(db, prefix, slug, other)
      if (found) return (await slugsOf(db, found.key))[language]
    }
  return undefined
}
