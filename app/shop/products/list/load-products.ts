import { redirect } from 'react-router'
import { otherProducts } from '../../../../domain/catalogue/other-products.ts'
import { neighbourSalts } from '../../../../domain/catalogue/salt.ts'
import type { Language } from '../../../../domain/language.ts'
import { addressOf } from '../../../../domain/page/address.ts'
import { metaDescription } from '../../../../domain/page/meta-description.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import type { PageKey } from '../../../../domain/page/route-words.ts'
import { selectorPrices } from '../../../../server/catalogue/prices/price-products.ts'
import {
  partNames,
  productDetail,
  productSummary,
} from '../../../../server/catalogue/products/product-view.ts'
import { findProduct, findProducts } from '../../../../server/catalogue/products/products.ts'
import { findSalts } from '../../../../server/catalogue/products/salts.ts'
import { findHomeopathyByName } from '../../../../server/catalogue/remedies/find-remedies.ts'
import { option } from '../../../../server/content/options.ts'
import { findPictures } from '../../../../server/content/pictures/find-pictures.ts'
import type { Services } from '../../../../server/services.ts'
import { notFound } from '../../../content/not-found.ts'
import { isInList, listPageOf, type ProductListPage, productListOf } from './product-pages.ts'

export type ProductFacts = { services: Pick<Services, 'db'>; language: Language }

/** The public fields of the products in a list. */
export const loadProducts = async (
  { services: { db }, language }: ProductFacts,
  list: ProductListPage,
) => {
  const { kind } = productListOf(list)
  const [found, audiences, showImage] = await Promise.all([
    findProducts(db, kind),
    option(db, 'text_sections'),
    findPictures(db, language),
  ])
  const listed = found.filter(({ categories }) =>
    isInList(
      list,
      kind,
      categories.map(({ slug }) => slug),
    ),
  )
  return listed.map((product) => productSummary(product, { audiences, language, showImage }))
}

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

/** The public fields of all salts, with prices (R35). */
export const loadSalts = async ({ services: { db }, language }: ProductFacts) => {
  const audiences = await option(db, 'text_sections')
  const [salts, prices] = await Promise.all([
    findSalts(db, { audiences, language }),
    selectorPrices(db, 'schussler-salts-'),
  ])
  return { salts, prices }
}

/** A salt by its slug, with its neighbours. */
export const loadSalt = async (facts: ProductFacts, slug: string) => {
  const { salts, prices } = await loadSalts(facts)
  const salt = salts.find((known) => known.slug === slug)
  if (!salt) throw notFound(facts.language)
  return {
    title: salt.name,
    description: metaDescription([salt.name, salt.compound, salt.description]),
    salt: { salt, prices, ...neighbourSalts(salts, slug) },
  }
}
