import { findPageBySlug, slugsOf } from '../../server/content/find-page.ts'
import { previewedText, type RequestFacts } from '../../server/http/pages/request-facts.ts'

type Facts = Pick<RequestFacts, 'services' | 'language' | 'preview'>

/** The topic or post with this slug, or its previewed draft, and its slugs in all languages. */
export const findOwnPage = async (facts: Facts, prefix: string, slug: string) => {
  const { services, language } = facts
  const { db } = services
  const previewed = previewedText(facts)
  const found = previewed ?? (await findPageBySlug(db, prefix, slug, language))
  if (!found) return undefined
  const slugs = await slugsOf(db, found.key)
  return { found, slugs: previewed ? { ...slugs, [language]: slug } : slugs }
}
