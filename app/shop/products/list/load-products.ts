import type { Language } from '../../../../domain/language.ts'
import { productSummary } from '../../../../server/catalogue/products/product-view.ts'
import { findProducts } from '../../../../server/catalogue/products/products.ts'
import { option } from '../../../../server/content/options.ts'
import { findPictures } from '../../../../server/content/pictures/find-pictures.ts'
import type { Services } from '../../../../server/services.ts'
import { type ProductListPage, productListOf } from './product-pages.ts'

export type ProductFacts = { services: Pick<Services, 'db'>; language: Language }

/** The public fields of the products in a list. */
export const loadProducts = async (
  { services: { db }, language }: ProductFacts,
  list: ProductListPage,
) => {
  const { kind, category } = productListOf(list)
  const [found, audiences, showImage] = await Promise.all([
    findProducts(db, kind, category),
    option(db, 'text_sections'),
    findPictures(db, language),
  ])
  return found.map((product) => productSummary(product, { audiences, language, showImage }))
}
