import { isPersonal } from './personal-pages.ts'
import { redirects } from './redirects.ts'
import { type PageKey, pageKeys, routeWords } from './route-words.ts'

/** Steps of a process, without content. */
const unlisted: readonly PageKey[] = ['login', 'signup-confirmation']

/** Whether lists may contain the page; hidden pages are in none (R5). */
export const isListed = (key: PageKey) => !key.startsWith('hidden.') && !isPersonal(key)

/** The pages in the sitemap, without those that have one address per topic or product. */
export const listedPages: readonly PageKey[] = pageKeys.filter(
  (key) =>
    isListed(key) &&
    !Object.hasOwn(redirects, key) &&
    !routeWords[key].en.startsWith(':') &&
    !unlisted.includes(key),
)
