import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findOptions } from './options.ts'

/** The languages of the site, and the one of them for visitors who accept none (R1). */
export const findOfferedLanguages = async (
  db: Database,
): Promise<{ offered: readonly Language[]; fallback: Language }> => {
  const found = await findOptions(db, ['offered_languages', 'default_language'])
  const { offered_languages: offered, default_language: fallback } = found
  return { offered, fallback: offered.includes(fallback) ? fallback : (offered[0] ?? fallback) }
}
