import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { notFound } from '../../content/not-found.ts'
import { SectionNavigation } from '../../content/section-menu.tsx'
import { languageOf } from '../../i18n/language-of.ts'
import { findShellFacts, pageMeta } from '../../i18n/page-meta.ts'
import { structuredData } from '../../i18n/structured-data.ts'
import { usePage } from '../../i18n/use-page.ts'
import { loadProduct, loadSalt } from '../../shop/products/list/load-products.ts'
import { ProductPage } from '../../shop/products/page/product-page.tsx'
import {
  productStructuredData,
  saltStructuredData,
} from '../../shop/products/page/product-structured-data.ts'
import { SaltPage } from '../../shop/products/salts/salt-page.tsx'
import { HeadLine } from '../../shop/quick-order/head-line.tsx'
import type { Route } from './+types/product'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'

export const meta = (args: Route.MetaArgs) => {
  const { loaderData, matches, location } = args
  const site = findShellFacts(matches)?.site
  if (!loaderData || !site) return pageMeta(args)
  const { salt, product } = loaderData
  const place = {
    ...site,
    pathname: location.pathname,
    language: languageOf(location.pathname),
  }
  return [
    ...pageMeta(args),
    ...(salt ? [structuredData(saltStructuredData(salt.salt, salt.prices, place))] : []),
    ...(product ? [structuredData(productStructuredData(product.product, place))] : []),
  ]
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { page, ...facts } = context.get(requestFacts)
  const slug = page?.params.product
  if (!page || !slug) throw notFound(facts.language)
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
  const page = usePage()
  return (
    <>
      {page && <SectionNavigation section="shop" current={product?.list ?? page.key} />}
      <HeadLine />
      {salt && <SaltPage {...salt} />}
      {product && <ProductPage {...product} />}
    </>
  )
}
