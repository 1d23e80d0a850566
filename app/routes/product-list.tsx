import { useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { findSaltPrices, findSalts } from '../../server/catalogue/salts.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { swissDay } from '../../server/orders/swiss-day.ts'
import { loadPage } from '../content/load-page.ts'
import { PageHeader } from '../content/page-header.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { pageNames } from '../shell/page-names.ts'
import { type Facts, loadProducts } from '../shop/products/load-products.ts'
import { OrderNote } from '../shop/products/order-note.tsx'
import { OtcCategories } from '../shop/products/otc-categories.tsx'
import { ProductGroups } from '../shop/products/product-groups.tsx'
import {
  isProductListPage,
  type ProductListPage,
  productLists,
} from '../shop/products/product-pages.ts'
import { ProductSlider } from '../shop/products/product-slider.tsx'
import { SaltList } from '../shop/products/salt-list.tsx'
import { TopicFinder } from '../shop/products/topic-finder.tsx'
import type { Route } from './+types/product-list'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

/** Fewer can be looked over at a glance. */
const worthAnIndex = 15

const loadList = async (facts: Facts, key: ProductListPage) => {
  const list = productLists[key]
  const products = await loadProducts(
    facts,
    list.kind,
    'category' in list ? list.category : undefined,
  )
  const topics = products
    .filter(({ topic }) => topic && products.length > worthAnIndex)
    .map(({ topic, title, slug, kind }) => ({ topic, title, slug, kind }))
    .sort((one, other) => one.topic.localeCompare(other.topic, facts.language))
  return { salts: undefined, products, topics }
}

const loadSalts = async ({ services, language }: Facts) => {
  const [salts, prices] = await Promise.all([
    findSalts(services.db, language),
    findSaltPrices(services.db),
  ])
  return { salts: { salts, prices }, products: [], topics: [] }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const page = await loadPage(context)
  const { key } = page
  const shown = isProductListPage(key) ? await loadList(facts, key) : await loadSalts(facts)
  return { ...page, ...shown, month: Number(swissDay(facts.now).slice(5, 7)) }
}

/** Lists of ready products: complexes, kits, seasonal, OTC, supplements, salts. */
export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, picture, title, lead, blocks, products, topics, salts, month } = loaderData
  return (
    <>
      <PageHeader eyebrow={t(pageNames.shop)} title={title} lead={lead} picture={picture} />
      <div className="page py-12 md:py-16">
        {key.startsWith('otcs.') && <OtcCategories current={key} />}
        {products.length > 0 && (
          <div className="mb-12">
            <ProductSlider heading={title} products={products} />
          </div>
        )}
        {topics.length > 0 && <TopicFinder entries={topics} />}
        {salts ? <SaltList {...salts} /> : <ProductGroups products={products} month={month} />}
        <div className="mt-14 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <RenderBlocks blocks={blocks} />
          <OrderNote />
        </div>
      </div>
    </>
  )
}
