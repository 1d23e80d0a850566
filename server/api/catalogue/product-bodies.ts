import { topicIllustration } from '../../../domain/catalogue/topic-illustration.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import { productPictureAddress } from '../../../domain/page/machine-addresses.ts'
import { imageReferences } from '../../catalogue/products/product-images.ts'
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

/** Absolute addresses of the pictures of a product and its topic; without a topic's: the product's. */
const picturesOf = ({ slug, record }: Product, origin: string) => {
  const [image = productPictureAddress(fallbackLanguage, slug)] = imageReferences(record)
  const product = `${origin}${image}`
  const topic = topicIllustration(String(record.topic ?? ''))
  return { product, topic: topic ? `${origin}/illustrations/${topic}.svg` : product }
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
