import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  looksLikeLanguage,
} from '../../../domain/language.ts'
import { addressOf, findPage, type Params } from '../../../domain/page/address.ts'
import { productPageOf } from '../../../domain/page/path.ts'
import { destinationOf } from '../../../domain/page/redirects.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { findProduct } from '../../catalogue/products/products.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { findRedirect } from '../../content/redirects/find-redirect.ts'
import { findTranslatedSlug } from '../../content/translated-slug.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import type { ResolvedPage } from '../pages/resolve-page.ts'
import { preferredLanguage } from '../preferred-language.ts'
import { segmentsOf } from './malformed-escapes.ts'

type Page = { key: PageKey; params: Params }

/** Pages whose slugs are translated, with the name of the parameter. */
const translatedSlugs: Partial<Record<PageKey, 'topic' | 'slug'>> = {
  'health.topic': 'topic',
  'resources.topic': 'topic',
  'news.post': 'slug',
}

/** The page with the slug of the language; undefined if the slug is unknown. */
const withRightSlug = async (
  db: Database,
  { key, params }: Page,
  language: Language,
): Promise<Page | undefined> => {
  const name = translatedSlugs[key]
  if (name) {
    const prefix = key.replace(/[^.]+$/, '')
    const slug = await findTranslatedSlug(db, prefix, params[name] ?? '', language)
    return slug ? { key, params: { [name]: slug } } : undefined
  }
  if (!params.product || key === 'shop.schussler_salts.product') return { key, params }
  const product = await findProduct(db, params.product)
  return product && product.kind !== 'price'
    ? { key: productPageOf(product.kind), params }
    : undefined
}

/**
 * The canonical address of a page below a language: translated words and slugs (R3), lower case,
 * encoded as in links, without further redirects (R7). Undefined if the path is canonical or no page.
 */
const canonicalAddress = async (db: Database, path: string): Promise<string | undefined> => {
  const [language, ...segments] = segmentsOf(path).filter(Boolean)
  if (!isLanguage(language)) return undefined
  const lowerCase = segments.map((segment) => segment.toLowerCase())
  const found = findPage(lowerCase, language)
  if (!found) return undefined
  // Not decoded: encoded letters and empty segments would be further addresses of each page.
  const isRequested = (address: string) => address === path
  const page = { ...found, key: destinationOf(found.key) }
  if (isRequested(addressOf(language, page.key, page.params))) return undefined
  const canonicalPage = await withRightSlug(db, page, language)
  const address = canonicalPage && addressOf(language, canonicalPage.key, canonicalPage.params)
  return address && !isRequested(address) ? address : undefined
}

/** The languages of the site: `fallback` when nobody has asked for one of them. */
type OfferedLanguages = { offered: readonly Language[]; fallback: Language }

const allLanguages: OfferedLanguages = { offered: languages, fallback: defaultLanguage }

/**
 * The redirect of an address without a language of the site (R1); undefined if it has one.
 * `chosen`: the language cookie.
 */
export const languageRedirect = (
  pathname: string,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
  { offered, fallback }: OfferedLanguages = allLanguages,
) => {
  const isOffered = (language: Language) => offered.includes(language)
  const [, first = '', ...rest] = pathname.split('/')
  const pathIn = (language: string, segments: readonly string[]) =>
    `/${[language, ...segments.filter(Boolean)].join('/')}${segments.some(Boolean) ? '' : '/'}`
  if (isLanguage(first)) {
    if (!isOffered(first)) return { to: pathIn(fallback, rest), status: 302 as const }
    if (rest.length === 0 || (rest.length > 1 && rest.at(-1) === ''))
      return { to: pathIn(first, rest), status: 301 as const }
    return undefined
  }
  if (isLanguage(first.toLowerCase()))
    return { to: pathIn(first.toLowerCase(), rest), status: 301 as const }
  if (looksLikeLanguage(first)) {
    const to = isOffered(fallbackLanguage) ? fallbackLanguage : fallback
    return { to: pathIn(to, rest), status: 302 as const }
  }
  const language =
    isLanguage(chosen) && isOffered(chosen)
      ? chosen
      : (preferredLanguage(acceptLanguage, offered) ?? fallback)
  return { to: pathIn(language, [first, ...rest]), status: 302 as const }
}

type Redirect = { to: string; status: 301 | 302 }

/** One redirect to the right language, words, letters and slug. */
const spellingRedirect = async (
  c: Context,
  { db }: Pick<Services, 'db'>,
  pathname: string,
  isPageRead: boolean,
): Promise<Redirect | undefined> => {
  const language = languageRedirect(
    pathname,
    getCookie(c, 'language'),
    c.req.header('accept-language'),
    await findOfferedLanguages(db),
  )
  if (!isPageRead) return language
  const to = await canonicalAddress(db, language?.to ?? pathname)
  return to ? { to, status: language?.status ?? 301 } : language
}

/** Pages that only lead to another (R7); the router could take the last word for a parameter. */
const destinationRedirect = ({ language, page }: ResolvedPage): Redirect | undefined => {
  const destination = page && destinationOf(page.key)
  if (!destination || destination === page.key) return undefined
  return { to: addressOf(language, destination, page.params), status: 301 }
}

/**
 * Where a request of a page is redirected: by the laboratory's list (R5), to the
 * canonical spelling of its address, or from a page that only leads to another (R7).
 */
export const findPageRedirect = async (
  c: Context,
  services: Pick<Services, 'db'>,
  resolved: ResolvedPage,
  { pathname, search, isRead }: { pathname: string; search: string; isRead: boolean },
): Promise<Redirect | undefined> => {
  const listed = isRead && (await findRedirect(services.db, pathname, search))
  if (listed) return { to: listed, status: 301 }
  const found =
    (await spellingRedirect(c, services, pathname, isRead)) ?? destinationRedirect(resolved)
  return found && { ...found, to: found.to + search }
}
