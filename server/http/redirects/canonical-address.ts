import { isLanguage, type Language } from '../../../domain/language.ts'
import { addressOf, findPage, type Params } from '../../../domain/page/address.ts'
import { productPageOf } from '../../../domain/page/path.ts'
import { destinationOf } from '../../../domain/page/redirects.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { findProduct } from '../../catalogue/products/products.ts'
import { findTranslatedSlug } from '../../content/translated-slug.ts'
import type { Database } from '../../db/client.ts'
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
export const canonicalAddress = async (db: Database, path: string): Promise<string | undefined> => {
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
