import type { RouterContextProvider } from 'react-router'
import { findPageText } from '../../server/content/find-page.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { notFound } from './not-found.ts'
import { pictureOf } from './pictures.ts'

/** The words of the page asked for, in its language; throws 404 where there are none. */
export const loadPage = async (context: Readonly<RouterContextProvider>) => {
  const { services, language, page } = context.get(requestFacts)
  const found = page && (await findPageText(services.db, page.key, language))
  if (!page || !found) throw notFound(language)
  const { title, description, lead, blocks } = found
  return { key: page.key, title, description, lead, blocks, picture: pictureOf(page.key) }
}
