import { type Language, languages } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findPageByFormerSlug, findPageBySlug, slugsOf } from './find-page.ts'

/**
 * The slug in `language` of the topic or post that has this one in another language (R3), or had
 * it before (R39); what has a slug goes before what had it.
 */
export const findTranslatedSlug = async (
  db: Database,
  prefix: string,
  slug: string,
  language: Language,
): Promise<string | undefined> => {
  const inOrder = [language, ...languages.filter((other) => other !== language)]
  for (const find of [findPageBySlug, findPageByFormerSlug])
    for (const other of inOrder) {
      const found = await find(db, prefix, slug, other)
      if (found) return (await slugsOf(db, found.key))[language]
    }
  return undefined
}
