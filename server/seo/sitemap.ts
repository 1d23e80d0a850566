import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import { findOfferedLanguages } from '../content/offered-languages.ts'
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

const inLanguages = (page: PublicPage, offered: readonly Language[]): PublicPage => ({
  ...page,
  addresses: Object.fromEntries(
    offered.flatMap((language) => {
      const address = page.addresses[language]
      return address ? [[language, address]] : []
    }),
  ),
})

const entriesOf = (page: PublicPage) =>
  Object.values(page.addresses).map((url) => ({
    url,
    links: alternatesOf(page),
    ...(page.changedAt && { lastmod: page.changedAt.toISOString() }),
  }))

/** All public pages in the languages of the site, with their translations (R3). */
export const makeSitemap = async ({ db, env }: Pick<Services, 'db' | 'env'>) => {
  const { offered } = await findOfferedLanguages(db)
  const pages = await findPublicPages(db)
  const entries = pages.flatMap((page) => entriesOf(inLanguages(page, offered)))
  const xmlns = { news: false, xhtml: true, image: false, video: false }
  const stream = new SitemapStream({ hostname: env.origin, lastmodDateOnly: true, xmlns })
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}
