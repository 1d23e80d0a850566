import {
  productIllustration,
  topicIllustration,
} from '../../../domain/catalogue/product-illustration.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import { memoizeByCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import { productSummary } from '../../catalogue/products/product-view.ts'
import { allProducts, type Product } from '../../catalogue/products/products.ts'
import type { Database } from '../../db/client.ts'
import { compressPage } from '../../http/pages/page-cache.ts'
import { productAcf, type ShownSections } from './product-acf.ts'

/** Headers of cached public responses. */
export const publicJson = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, no-cache',
}

const compressJson = (value: unknown) =>
  compressPage(Buffer.from(JSON.stringify(value)), publicJson)

/** All products, including price products (D1 §7). */
export const cachedProducts = memoizeByCatalogueVersion(async (db: Database) =>
  compressJson(
    (await allProducts(db)).map(({ id, slug, name, price, categories }) => ({
      ...{ id, slug, name, price: priceString(price) },
      categories: categories.map((category) => ({ slug: category.slug, name: category.name })),
    })),
  ),
)

/** Absolute addresses of the illustrations of a product and its topic. */
const picturesOf = (product: Product, origin: string) => {
  const drawable = productSummary(product, { audiences: {}, language: fallbackLanguage })
  const address = (name: string) => `${origin}/illustrations/${name}.svg`
  const drawing = productIllustration(drawable)
  return {
    product: address(drawing),
    topic: address(topicIllustration(drawable.topicKey) ?? drawing),
  }
}

/** Texts and facts of all products with a page, restricted to `sections`. */
export const cachedAcf = memoizeByCatalogueVersion(
  async (db: Database, { sections, origin }: { sections: ShownSections; origin: string }) =>
    compressJson(
      (await allProducts(db)).flatMap((product) => {
        const { id, kind, record } = product
        if (kind === 'price') return []
        return [{ id, acf: productAcf(record, sections[kind], picturesOf(product, origin)) }]
      }),
    ),
)
