import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { defaultLanguage, languages } from '../../domain/language.ts'
import type { Services } from '../services.ts'
import { findPublicPages, type PublicPage } from './find-public-pages.ts'

/** The addresses of a page in each language, and the default one. */
const alternatesOf = ({ addresses }: PublicPage) =>
  [
    ...languages.map((language) => ({ lang: language as string, language })),
    { lang: 'x-default', language: defaultLanguage },
  ].flatMap(({ lang, language }) => {
    const url = addresses[language]
    return url ? [{ lang, url }] : []
  })

const entriesOf = (page: PublicPage) =>
  Object.values(page.addresses).map((url) => ({
    url,
    links: alternatesOf(page),
    ...(page.changedAt && { lastmod: page.changedAt.toISOString() }),
  }))

/** All public pages in all languages, with their translations (R3). */
export const makeSitemap = async ({ db, env }: Pick<Services, 'db' | 'env'>) => {
  const entries = (await findPublicPages(db)).flatMap(entriesOf)
  const xmlns = { news: false, xhtml: true, image: false, video: false }
  const stream = new SitemapStream({ hostname: env.origin, lastmodDateOnly: true, xmlns })
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}
