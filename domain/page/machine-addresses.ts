import type { Language } from '../language.ts'
import type { Params } from './path.ts'
import type { PageKey } from './route-words.ts'

/** Addresses for programs, not for people. */
export const sitemapAddress = '/sitemap.xml'

/** The RSS feed of the news. */
export const feedAddress = (language: Language) => `/${language}/news.xml`

/** What browsers search; leads to the current file, whose address contains its hash. */
export const searchFileAddress = (language: Language) => `/catalogue/search.${language}.json`

/** Addresses with other codes are unlimited. */
const isRemedyCode = (code: string) => /^a-[1-9]\d{0,8}(?:_[b-f]-[\w-]{1,20}){0,5}$/.test(code)

/**
 * The preview image for sharing a page: `/og/de/company.story.png`, `/og/de/news.post/knospen.png`.
 */
export const shareImageAddress = (
  language: Language,
  key: PageKey,
  { remedyCode = '', ...params }: Params = {},
) => {
  const chosen = key === 'shop.homeopathy.remedies' && isRemedyCode(remedyCode) ? [remedyCode] : []
  const parts = [language, key, ...Object.values(params), ...chosen]
  return `/og/${parts.map((part) => encodeURIComponent(part ?? '')).join('/')}.png`
}

/** The picture of a ready product or salt as a file. */
export const productPictureAddress = (language: Language, slug: string) =>
  `/pictures/${language}/${encodeURIComponent(slug)}.svg`
