import type { Language } from '../language.ts'
import type { Params } from './path.ts'
import type { PageKey } from './route-words.ts'

/** Addresses that programs ask for, and no person reads. */
export const sitemapAddress = '/sitemap.xml'

/** The news for feed readers. */
export const feedAddress = (language: Language) => `/${language}/news.xml`

/** What is shown where a page is shared: `/og/de/company.story.png`, `/og/de/news.post/knospen.png`. */
export const sharedPictureAddress = (
  language: Language,
  key: PageKey,
  { remedyCode: _, ...params }: Params = {},
) =>
  `/og/${[language, key, ...Object.values(params)].map((part) => encodeURIComponent(part ?? '')).join('/')}.png`
