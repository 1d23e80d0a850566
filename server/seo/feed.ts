import { Feed } from 'feed'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { feedAddress } from '../../domain/page/machine-addresses.ts'
import { removeXmlForbidden } from '../../domain/xml-characters.ts'
import { findPageText, listPages } from '../content/find-page.ts'
import { findOptions } from '../content/options.ts'
import type { Services } from '../services.ts'

/** The news of a language as RSS 2.0, the latest first. */
export const makeFeed = async ({ db, env }: Pick<Services, 'db' | 'env'>, language: Language) => {
  const [overview, posts, options] = await Promise.all([
    findPageText(db, 'news', language),
    listPages(db, language, 'news.'),
    findOptions(db, ['title_suffix', 'legal_name'], language),
  ])
  const at = (path: string) => env.origin + path
  const home = at(addressOf(language, 'news'))
  const feed = new Feed({
    title: removeXmlForbidden([overview?.title, options.title_suffix].filter(Boolean).join(' – ')),
    description: removeXmlForbidden(overview?.description ?? ''),
    id: home,
    link: home,
    language,
    copyright: removeXmlForbidden(options.legal_name),
    generator: false,
    feedLinks: { rss: at(feedAddress(language)) },
    updated: new Date(
      posts
        .map(({ date = '' }) => date)
        .toSorted()
        .at(-1) || 0,
    ),
  })
  for (const { key, title, lead, slug, date } of posts)
    if (slug && date)
      feed.addItem({
        title: removeXmlForbidden(title),
        description: removeXmlForbidden(lead),
        link: at(addressOf(language, 'news.post', { slug })),
        // Stable when the address changes (RFC 4151).
        guid: `tag:${new URL(env.origin).hostname},${date}:${key}.${language}`,
        date: new Date(date),
      })
  return feed.rss2()
}
