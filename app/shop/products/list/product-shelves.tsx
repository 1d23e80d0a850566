import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { Slider } from '../../../../ui/slider/slider.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import type { ListView } from '../../../shell/persisted/read-persisted.ts'
import { ComparisonTable } from '../table/product-table.tsx'
import { ListFilterBar, NoProducts } from './list-filter.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductSlider } from './product-slider.tsx'

const categories = ['otcs.otchomeo', 'otcs.gemmotherapy', 'otcs.animals'] as const

/** The three OTC lists side by side. */
export const OtcCategories = ({ current }: { current: string }) => {
  const { t } = useLingui()
  return (
    <nav aria-label={t(pageNames.otcs)} className="mb-8">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {categories.map((page) => (
          <li key={page}>
            <PageLink
              page={page}
              aria-current={page === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium hover:border-line aria-[current]:border-leaf aria-[current]:text-leaf-dark"
            >
              {t(pageNames[page])}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = {
  title: string
  products: readonly ProductSummary[]
  /** Products of the other categories. */
  others: readonly ProductSummary[]
  perPage: 3 | 4
  month: number
}

const views = ['cards', 'table'] as const satisfies readonly ListView[]

const ViewSwitch = () => {
  const { t } = useLingui()
  const names = { cards: t`Cards`, table: t`Table` }
  return (
    <fieldset
      aria-label={t`View`}
      className="ml-auto flex overflow-clip rounded-full border border-edge noscript:hidden"
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          data-view={view}
          aria-pressed={view === 'cards'}
          className="min-h-11 px-4 text-sm font-semibold text-leaf-dark hover:bg-wash aria-pressed:bg-leaf-dark aria-pressed:text-white"
        >
          {names[view]}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * The hidden view keeps its layout (`content-visibility`), so that changing the view is fast.
 *
 * A list in one of two views: slider of cards (D2 §9), or table, which is also printed. Without a
 * choice, customers see the table. `startProductList` operates it.
 * Related products follow.
 */
export const ProductShelves = ({ title, products, others, perPage, month }: Props) => (
  <>
    <div data-product-list>
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <ListFilterBar
          count={products.length}
          topics={products.map(({ topicKey: key, topic: name }) => ({ key, name }))}
          forms={products.map(({ formKey: key, form: name }) => ({ key, name }))}
        />
        <ViewSwitch />
      </div>
      <section aria-labelledby="shelf">
        <h2 id="shelf" className="sr-only">
          {title}
        </h2>
        <NoProducts />
        <div data-shelf className="table-view:[content-visibility:hidden]">
          <div className="print:hidden">
            <Slider labelledBy="shelf" perPage={perPage}>
              {products.map((product) => (
                <ProductCard key={product.slug} product={product} month={month} />
              ))}
            </Slider>
          </div>
        </div>
        <div
          data-shelf
          className="[content-visibility:hidden] table-view:[content-visibility:visible] print:[content-visibility:visible]"
        >
          <ComparisonTable caption={title} products={products} month={month} />
        </div>
      </section>
    </div>
    {others.length > 0 && (
      <div className="mt-16 border-t border-line pt-12 print:hidden">
        <ProductSlider heading={<Trans>More OTC products</Trans>} products={others} />
      </div>
    )}
  </>
)
