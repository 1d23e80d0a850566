import { redirect } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { productDetail } from '../../server/catalogue/product-view.ts'
import { findProduct } from '../../server/catalogue/products.ts'
import { findSaltPrices, findSalts } from '../../server/catalogue/salts.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../content/not-found.ts'
import { pageMeta } from '../i18n/page-meta.ts'
import { ProductPage } from '../shop/products/product-page.tsx'
import { listPageOf, productPageOf } from '../shop/products/product-pages.ts'
import { SaltPage } from '../shop/products/salt-page.tsx'
import type { Route } from './+types/product'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

type Facts = { services: Services; language: Language }

const loadSalt = async ({ services, language }: Facts, slug: string) => {
  const [salts, prices] = await Promise.all([
    findSalts(services.db, language),
    findSaltPrices(services.db),
  ])
  const salt = salts.find((salt) => salt.slug === slug)
  if (!salt) throw notFound()
  return { title: salt.name, description: salt.description, salt: { salt, prices } }
}

const loadProduct = async ({ services, language }: Facts, key: PageKey, slug: string) => {
  const found = await findProduct(services.db, slug)
  if (!found) throw notFound()
  const product = productDetail(found, language)
  const page = productPageOf(product.kind)
  if (page !== key) throw redirect(addressOf(language, page, { product: slug }), 301)
  const categories = found.categories.map(({ slug }) => slug)
  return {
    title: product.title,
    description: [product.title, product.topic, product.form, product.size, product.description]
      .filter(Boolean)
      .join(' · '),
    product: { product, list: listPageOf(product.kind, categories) },
  }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { page, ...facts } = context.get(requestFacts)
  const slug = page?.params.product
  if (!page || !slug) throw notFound()
  return {
    salt: undefined,
    product: undefined,
    ...(page.key === 'shop.schussler_salts.product'
      ? await loadSalt(facts, slug)
      : await loadProduct(facts, page.key, slug)),
  }
}

/** A complex, OTC product, kit, seasonal set, supplement or salt, by its slug. */
export default function Product({ loaderData }: Route.ComponentProps) {
  const { salt, product } = loaderData
  if (salt) return <SaltPage {...salt} />
  return product && <ProductPage {...product} />
}
