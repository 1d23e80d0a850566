import type { Language } from '../../domain/language.ts'
import { languages } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import { listedPages } from '../../domain/page/listed-pages.ts'
import { productPageOf } from '../../domain/page/path.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { allProducts } from '../catalogue/products/products.ts'
import { findRemedies } from '../catalogue/remedies/find-remedies.ts'
import { listEveryPage } from '../content/find-page.ts'
import type { Database } from '../db/client.ts'

/** A page for search engines, with its address in each language. */
export type PublicPage = {
  key: PageKey
  addresses: Partial<Record<Language, string>>
  /** Undefined for products, whose changes are not dated. */
  changedAt?: Date
}

type Written = Awaited<ReturnType<typeof listEveryPage>>

/** Pages with slugs, by key prefix. */
const ownAddresses = [
  ['health.', 'health.topic', 'topic'],
  ['resources.', 'resources.topic', 'topic'],
  ['news.', 'news.post', 'slug'],
] as const

type Place = { key: PageKey; params: Params }

/** The route of a stored page; undefined for hidden and personal pages. */
export const placeOf = ({ key, slug }: { key: string; slug?: string }): Place | undefined => {
  const listed = listedPages.find((one) => one === key)
  if (listed) return { key: listed, params: {} }
  const own = ownAddresses.find(([prefix]) => key.startsWith(prefix))
  return own && slug ? { key: own[1], params: { [own[2]]: slug } } : undefined
}

const latest = (one: Date | undefined, other: Date) => (one && one > other ? one : other)

const writtenPages = (written: Written): PublicPage[] => {
  const found = new Map<string, PublicPage>()
  for (const text of written) {
    const place = placeOf(text)
    if (!place) continue
    const page = found.get(text.key) ?? { key: place.key, addresses: {} }
    page.addresses[text.language] = addressOf(text.language, place.key, place.params)
    page.changedAt = latest(page.changedAt, text.updatedAt)
    found.set(text.key, page)
  }
  return [...found.values()]
}

const productPage = (key: PageKey, product: string): PublicPage => ({
  key,
  addresses: Object.fromEntries(
    languages.map((language) => [language, addressOf(language, key, { product })]),
  ),
})

/** All pages for search engines: pages, topics, posts, products, salts. */
export const findPublicPages = async (db: Database): Promise<PublicPage[]> => {
  const [written, products, salts] = await Promise.all([
    listEveryPage(db),
    allProducts(db),
    findRemedies(db, 'sch'),
  ])
  return [
    ...writtenPages(written),
    ...products.flatMap(({ kind, slug }) =>
      kind === 'price' ? [] : [productPage(productPageOf(kind), slug)],
    ),
    ...salts.flatMap(({ record }) =>
      typeof record.slug === 'string'
        ? [productPage('shop.schussler_salts.product', record.slug)]
        : [],
    ),
  ]
}
