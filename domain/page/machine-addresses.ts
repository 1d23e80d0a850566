import type { Language } from '../language.ts'
import type { Params } from './path.ts'
import type { PageKey } from './route-words.ts'

/** Addresses for programs, not for people. */
export const sitemapAddress = '/sitemap.xml'

/** The RSS feed of the news. */
export const feedAddress = (language: Language) => `/${language}/news.xml`

/** What browsers search; leads to the current file, whose address contains its hash. */
export const searchFileAddress = (language: Language) => `/catalogue/search.${language}.json`

/**
 * The preview image for sharing a page: `/og/de/company.story.png`, `/og/de/news.post/knospen.png`.
 */
export const shareImageAddress = (
  language: Language,
  key: PageKey,
  { remedyCode: _, ...params }: Params = {},
) =>
  `/og/${[language, key, ...Object.values(params)].map((part) => encodeURIComponent(part ?? '')).join('/')}.png`
