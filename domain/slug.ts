import { foldText } from './fold-text.ts'
import type { Language } from './language.ts'

/** A printed label as a code: 'Tube 1g' → 'tube-1g', '25° AETH.' → '25-aeth' (D2 §7, R13). */
export const slugOf = (label: string): string =>
  foldText(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Spells German umlauts with two letters: 'ä' → 'ae'. */
const spellUmlauts = (name: string): string =>
  name.normalize('NFC').replace(/[äöü]/gi, (letter) => `${foldText(letter)}e`)

/**
 * The slug of a health topic: spaces as underscores, other characters as hyphens (D1 §2, R39).
 * German umlauts are spelt out, accents of the other languages are removed.
 */
export const healthSlug = (name: string, language: Language): string =>
  foldText((language === 'de' ? spellUmlauts(name) : name).trim())
    .replace(/\s+/g, '_')
    .replace(/[^a-z0-9_]/g, '-')

/** The slug of a post: words joined by hyphens. */
const postSlug = (title: string, language: Language): string =>
  slugOf(language === 'de' ? spellUmlauts(title) : title)

/** A unique slug for a new topic or post; `taken` contains current and former slugs. */
export const newPageSlug = (
  kind: 'health' | 'resources' | 'news',
  title: string,
  language: Language,
  taken: readonly string[],
): string => {
  const slug = (kind === 'news' ? postSlug : healthSlug)(title, language) || kind
  for (let n = 1; ; n++) {
    const tried = n === 1 ? slug : `${slug}-${n}`
    if (!taken.includes(tried)) return tried
  }
}
