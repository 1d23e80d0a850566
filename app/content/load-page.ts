import type { RouterContextProvider } from 'react-router'
import { pageImage } from '../../domain/content/page-illustrations.ts'
import { findPageText } from '../../server/content/find-page.ts'
import { presentBlocks } from '../../server/content/present-blocks.ts'
import { previewedText, requestFacts } from '../../server/http/pages/request-facts.ts'
import { notFound } from './not-found.ts'

/** The content of the requested page in its language; throws 404 without content. */
export const loadPage = async (context: Readonly<RouterContextProvider>) => {
  const facts = context.get(requestFacts)
  const { services, language, page } = facts
  const found =
    previewedText(facts) ?? (page && (await findPageText(services.db, page.key, language)))
  if (!page || !found) throw notFound(language)
  const { title, description, lead, tagline, caption, meta } = found
  const blocks = await presentBlocks(found.blocks, facts, facts.report)
  const picture = pageImage(found)
  return { key: page.key, title, description, lead, tagline, caption, meta, blocks, picture }
}
