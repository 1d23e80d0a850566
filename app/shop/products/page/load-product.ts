import { redirect } from 'react-router'
import { otherProducts } from '../../../../domain/catalogue/other-products.ts'
import { addressOf } from '../../../../domain/page/address.ts'
import { metaDescription } from '../../../../domain/page/meta-description.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import type { PageKey } from '../../../../domain/page/route-words.ts'
import { partNames, productDetail } from '../../../../server/catalogue/products/product-view.ts'
import { findProduct } from '../../../../server/catalogue/products/products.ts'
import { findHomeopathyByName } from '../../../../server/catalogue/remedies/find-homeopathy.ts'
import { option } from '../../../../server/content/options.ts'
import { findPictures } from '../../../../server/content/pictures/find-pictures.ts'
import { notFound } from '../../../content/not-found.ts'
import { loadProducts, type ProductFacts } from '../list/load-products.ts'
import { listPageOf } from '../list/product-pages.ts'

/** Two pages of a slider. */
const otherProductCount = 8

/** A product by its slug, with related products; redirects to the right page for its kind. */
export const loadProduct = async (facts: ProductFacts, key: PageKey, slug: string) => {
  const { services, language } = facts
  const found = await findProduct(services.db, slug)
  if (!found) throw notFound(language)
  const [audiences, showImage, remedies] = await Promise.all([
    option(services.db, 'text_sections'),
    findPictures(services.db, language),
    findHomeopathyByName(services.db, partNames(found)),
  ])
  const product = productDetail(found, { audiences, language, showImage }, remedies)
  const page = productPageOf(product.kind)
  if (page !== key) throw redirect(addressOf(language, page, { product: slug }), 301)
  const list = listPageOf(
    product.kind,
    found.categories.map((category) => category.slug),
  )
  const siblings = await loadProducts(facts, list)
  return {
    title: product.title,
    description: metaDescription([
      product.title,
      product.topic,
      product.form,
      product.description,
      product.parts.map(({ name }) => name).join(', '),
    ]),
    product: { product, list, others: otherProducts(siblings, slug, otherProductCount) },
  }
}
