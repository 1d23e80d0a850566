import type { Language } from '../../domain/language.ts'
import type { Params } from '../../domain/page/address.ts'
import { isListed } from '../../domain/page/listed-pages.ts'
import { feedAddress, shareImageAddress } from '../../domain/page/machine-addresses.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { breadcrumbsTo } from './breadcrumbs.ts'

/** Where people subscribe; elsewhere the link would be 50 bytes of each page. */
const hasFeed = /^(home|news)($|\.)/

/**
 * Metadata of a page's head for networks and search engines; hidden pages get those of the home
 * page.
 */
export const headFacts = (
  { key, params }: { key: PageKey; params: Params },
  language: Language,
) => ({
  picture: isListed(key)
    ? shareImageAddress(language, key, params)
    : shareImageAddress(language, 'home'),
  ...(hasFeed.test(key) && { feed: feedAddress(language) }),
  trail: breadcrumbsTo(key, language),
})
