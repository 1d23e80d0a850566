import { pageKindOf } from '../../../domain/content/page-kind.ts'
import { isLanguage } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'
import type { Database } from '../../db/client.ts'
import { pageAddress } from '../editing/page-address.ts'
import { listEveryPage } from '../find-page.ts'
import { normalizedPath } from './find-redirect.ts'

export type Redirect = { from: string; to: string }

export type RedirectProblem =
  /** Not a path of this site that starts with a slash. */
  | 'redirect-from-invalid'
  /** Neither a path of this site nor an https address. */
  | 'redirect-to-invalid'
  /** No page, product or other redirect has the address. */
  | 'redirect-to-missing'
  /** A page has the address: nobody could read it any more. */
  | 'redirect-hides-page'
  /** It leads back to itself, directly or by others. */
  | 'redirect-loop'
  /** Another redirect of the same file or list has the address. */
  | 'redirect-repeated'

const longestAddress = 500

/** With a query, only addresses with it are redirected: `/?page_id=12`. */
const isPath = (text: string) =>
  text !== '/' && /^\/([^/\\\s?#][^\s?#\\]*)?(\?[^\s#\\]+)?$/.test(text)

/** A name before the host, as in `https://shop.example@other.example`, misleads. */
const hasPlainHost = (address: string) => {
  const url = URL.parse(address)
  return url !== null && url.username === '' && url.password === ''
}

const isTarget = (text: string) =>
  /^\/($|[^/\\\s][^\s\\]*$)/.test(text) ||
  (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && hasPlainHost(text))

const isReserved = (path: string) =>
  /^\/(api|admin|assets|catalogue|files|media|pictures|og|illustrations)(\/|$)/.test(path)

/** The path of the site a target leads to; undefined for other sites. */
const targetPath = (to: string) =>
  to.startsWith('/') ? normalizedPath(to.replace(/[?#].*/, '')) : undefined

/** Follows redirects from a path by normalized path; whether it comes back to one of them. */
const isLoop = (targets: ReadonlyMap<string, string>, from: string): boolean => {
  const seen = new Set<string>()
  let path: string | undefined = normalizedPath(from)
  while (path !== undefined) {
    if (seen.has(path)) return true
    seen.add(path)
    const to = targets.get(path)
    path = to === undefined ? undefined : targetPath(to)
  }
  return false
}

export const targetsOf = (redirects: readonly Redirect[]) =>
  new Map(redirects.map(({ from, to }) => [normalizedPath(from), to]))

/** Whether a path is the address of a page of the site; `published`: those with a slug. */
const isPageAddress = (path: string, published: ReadonlySet<string>) => {
  if (published.has(path)) return true
  const [language, ...segments] = path.slice(1).split('/')
  if (!isLanguage(language)) return false
  const found = findPage(segments, language)
  // Topics and posts have a slug, products a code: only published pages count.
  return found !== undefined && Object.values(found.params).every((value) => !value)
}

/** The addresses of all published pages, normalized. */
const findPageAddresses = async (db: Database): Promise<ReadonlySet<string>> => {
  const pages = await listEveryPage(db)
  return new Set(
    pages.flatMap(({ key, language, slug }) => {
      const address = pageKindOf(key) && pageAddress({ key, language }, slug)
      return address ? [normalizedPath(address)] : []
    }),
  )
}

const findProductSlugs = async (db: Database): Promise<ReadonlySet<string>> => {
  const products = await db
    .selectFrom('product')
    .select('slug')
    .where('kind', '!=', 'price')
    .execute()
  return new Set(products.map(({ slug }) => slug))
}

/** Whether something answers at a normalized path: a page, a product, or a file of the server. */
const createTargetLookUp = async (db: Database, published: ReadonlySet<string>) => {
  const slugs = await findProductSlugs(db)
  return (path: string) => {
    if (path === '' || isReserved(path) || isPageAddress(path, published)) return true
    const [language, ...segments] = path.slice(1).split('/')
    const found = isLanguage(language) ? findPage(segments, language) : undefined
    if (!found) return false
    const { product, topic, slug } = found.params
    // Codes of remedies have thousands of spellings: the page of the remedy shows what they mean.
    return topic === undefined && slug === undefined && (!product || slugs.has(product))
  }
}

export const isTargetProblem = (problem: string) =>
  problem === 'redirect-to-invalid' || problem === 'redirect-to-missing'

/** Checks redirects among all others; `targets`: of all, by normalized path (`targetsOf`). */
export const createRedirectCheck = async (db: Database, targets: ReadonlyMap<string, string>) => {
  const published = await findPageAddresses(db)
  const exists = await createTargetLookUp(db, published)
  return ({ from, to }: Redirect): Exclude<RedirectProblem, 'redirect-repeated'> | undefined => {
    if (from.length > longestAddress || !isPath(from) || isReserved(normalizedPath(from)))
      return 'redirect-from-invalid'
    if (to.length > longestAddress || !isTarget(to)) return 'redirect-to-invalid'
    if (isPageAddress(normalizedPath(from.replace(/\?.*/, '')), published))
      return 'redirect-hides-page'
    if (isLoop(targets, from)) return 'redirect-loop'
    const path = targetPath(to)
    return path === undefined || targets.has(path) || exists(path)
      ? undefined
      : 'redirect-to-missing'
  }
}
