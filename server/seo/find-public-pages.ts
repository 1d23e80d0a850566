import { pageKindOf, pagePlace } from '../../domain/content/page-kind.ts'
import { byLanguage, type Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
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

const listed: ReadonlySet<string> = new Set(listedPages)

/** The route of a stored page; undefined for hidden and personal pages. */
export const publicPlaceOf = (page: { key: string; slug?: string }) =>
  pageKindOf(page.key) !== 'page' || listed.has(page.key) ? pagePlace(page) : undefined

const latest = (one: Date | undefined, other: Date) => (one && one > other ? one : other)

const writtenPages = (written: Written): PublicPage[] => {
  const found = new Map<string, PublicPage>()
  for (const text of written) {
    const place = publicPlaceOf(text)
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
  addresses: byLanguage((language) => addressOf(language, key, { product })),
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
