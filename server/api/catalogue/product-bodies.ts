import {
  productIllustration,
  topicIllustration,
} from '../../../domain/catalogue/product-illustration.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import { productSummary } from '../../catalogue/products/product-view.ts'
import { allProducts, type Product } from '../../catalogue/products/products.ts'
import type { Database } from '../../db/client.ts'
import { jsonBuffer } from '../../http/responses/send-json.ts'
import { productAcf, type ShownSections } from './product-acf.ts'

/** All products, including price products (D1 §7). */
export const productsBody = async (db: Database) =>
  jsonBuffer(
    (await allProducts(db)).map(({ id, slug, name, price, categories }) => ({
      ...{ id, slug, name, price: priceString(price) },
      categories: categories.map((category) => ({ slug: category.slug, name: category.name })),
    })),
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
export const productFieldsBody = async (
  db: Database,
  { sections, origin }: { sections: ShownSections; origin: string },
) =>
  jsonBuffer(
    (await allProducts(db)).flatMap((product) => {
      const { id, kind, record } = product
      if (kind === 'price') return []
      return [{ id, acf: productAcf(record, sections[kind], picturesOf(product, origin)) }]
    }),
  )
