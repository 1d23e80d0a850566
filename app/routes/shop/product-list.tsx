import { useLingui } from '@lingui/react/macro'
import { inSeasonFirst } from '../../../domain/catalogue/season.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { swissMonth } from '../../../server/swiss-day.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import {
  loadProducts,
  loadSalts,
  type ProductFacts,
} from '../../shop/products/list/load-products.ts'
import {
  isProductListPage,
  type ProductListPage,
  productListOf,
  productListPages,
} from '../../shop/products/list/product-pages.ts'
import { OtcCategories, ProductShelves } from '../../shop/products/list/product-shelves.tsx'
import { SaltOrderTable } from '../../shop/products/salts/salt-order-table.tsx'
import { HeadLine } from '../../shop/quick-order/head-line.tsx'
import type { Route } from './+types/product-list'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

const isOtc = (key: ProductListPage) => productListOf(key).kind === 'otc'

const loadList = async (facts: ProductFacts, key: ProductListPage, month: number) => {
  const products = await loadProducts(facts, key)
  const otherPages = isOtc(key)
    ? productListPages.filter((other) => isOtc(other) && other !== key)
    : []
  const others = await Promise.all(otherPages.map((other) => loadProducts(facts, other)))
  return { products: inSeasonFirst(products, month), others: others.flat() }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const page = await loadPage(context)
  const month = swissMonth(facts.now)
  const { key } = page
  return {
    ...page,
    month,
    list: isProductListPage(key) ? await loadList(facts, key, month) : undefined,
    salts: isProductListPage(key) ? undefined : await loadSalts(facts),
  }
}

/** Lists of ready products: complexes, kits, seasonal, OTC, supplements, salts. */
export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, picture, title, lead, blocks, list, salts, month } = loaderData
  const isOfOtc = key.startsWith('otcs.')
  return (
    <>
      <PageHeader eyebrow={t(pageNames.shop)} title={title} lead={lead} picture={picture} isLow />
      <SectionNavigation section="shop" current={key} />
      <HeadLine />
      <div className="page py-8 md:py-10">
        {isOfOtc && <OtcCategories current={key} />}
        {salts && <SaltOrderTable title={title} {...salts} />}
        {list && (
          <ProductShelves
            key={key}
            title={title}
            {...list}
            perPage={isOfOtc ? 3 : 4}
            month={month}
          />
        )}
        {blocks.length > 0 && (
          <div className="mt-14 border-t border-line pt-12 print:hidden">
            <PageBlocks blocks={blocks} />
          </div>
        )}
      </div>
    </>
  )
}
