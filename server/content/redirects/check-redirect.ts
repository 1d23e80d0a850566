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
  /** A page has the address: nobody could read it any more. */
  | 'redirect-hides-page'
  /** It leads back to itself, directly or by others. */
  | 'redirect-loop'
  /** Another redirect of the same file or list has the address. */
  | 'redirect-repeated'

const longestAddress = 500

const isPath = (text: string) => /^\/[^/\\\s?#][^\s?#\\]*$/.test(text)

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
export const isLoop = (targets: ReadonlyMap<string, string>, from: string): boolean => {
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

/** Checks redirects alone; loops need all of them (`isLoop`). */
export const createRedirectCheck = async (db: Database) => {
  const published = await findPageAddresses(db)
  return ({ from, to }: Redirect): Exclude<RedirectProblem, 'redirect-repeated'> | undefined => {
    if (from.length > longestAddress || !isPath(from) || isReserved(normalizedPath(from)))
      return 'redirect-from-invalid'
    if (to.length > longestAddress || !isTarget(to)) return 'redirect-to-invalid'
    return isPageAddress(normalizedPath(from), published) ? 'redirect-hides-page' : undefined
  }
}
