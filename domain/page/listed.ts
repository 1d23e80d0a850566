import { isPersonal } from './personal.ts'
import { redirects } from './redirects.ts'
import { type PageKey, pageKeys, routeWords } from './route-words.ts'

/** Steps on the way, with nothing to find. */
const unlisted: readonly PageKey[] = ['login', 'signup-confirmation']

/** Whether everybody may be told of it: hidden pages stand in no list (R5). */
export const isListed = (key: PageKey) => !key.startsWith('hidden.') && !isPersonal(key)

/** The pages that search engines shall know, but for those with an address per topic or product. */
export const listedPages: readonly PageKey[] = pageKeys.filter(
  (key) =>
    isListed(key) &&
    !Object.hasOwn(redirects, key) &&
    !routeWords[key].en.startsWith(':') &&
    !unlisted.includes(key),
)
