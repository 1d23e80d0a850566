import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { filterProducts, writeFilter } from '../../../../domain/catalogue/list-filter.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import type { PerPage } from '../../../../ui/slider.tsx'
import { ListFilterBar } from './list-filter.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductGroups } from './product-groups.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { ProductSlider } from './product-slider.tsx'
import { useListFilter } from './use-list-filter.ts'

type Props = {
  title: string
  products: readonly ProductSummary[]
  /** Products of the other categories. */
  others: readonly ProductSummary[]
  perPage: PerPage
  month: number
}

const views = ['cards', 'list'] as const

type View = (typeof views)[number]

type SwitchProps = { view: View; onSwitch: (view: View) => void }

const ViewSwitch = ({ view, onSwitch }: SwitchProps) => {
  const { t } = useLingui()
  const names = { cards: t`Cards`, list: t`Price list` }
  return (
    <fieldset
      aria-label={t`View`}
      className="ml-auto flex overflow-clip rounded-full border border-edge noscript:hidden"
    >
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onSwitch(one)}
          className="min-h-11 px-4 text-sm font-semibold text-leaf-dark hover:bg-wash aria-pressed:bg-leaf-dark aria-pressed:text-white"
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * A list in one of two views: slider of cards (D2 §9), or price list, which is also printed.
 * Related products follow.
 */
export const ProductShelves = ({ title, products, others, perPage, month }: Props) => {
  const [view, setView] = useState<View>('cards')
  const { filter, narrowTo } = useListFilter()
  const shown = filterProducts(products, filter)
  const showAll = () => narrowTo({})
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <ListFilterBar
          products={products}
          count={shown.length}
          filter={filter}
          onNarrow={narrowTo}
        />
        <ViewSwitch view={view} onSwitch={setView} />
      </div>
      <section aria-labelledby="shelf">
        <h2 id="shelf" className="sr-only">
          {title}
        </h2>
        {shown.length === 0 ? (
          <NoProducts onShowAll={showAll} />
        ) : (
          <>
            {view === 'cards' && (
              <ProductShelf
                products={shown}
                perPage={perPage}
                month={month}
                listName={writeFilter(filter)}
              />
            )}
            <div className={view === 'list' ? '' : 'hidden print:block'}>
              <ProductGroups products={shown} month={month} />
            </div>
          </>
        )}
      </section>
      {others.length > 0 && (
        <div className="mt-16 border-t border-line pt-12 print:hidden">
          <ProductSlider heading={<Trans>More OTC products</Trans>} products={others} />
        </div>
      )}
    </>
  )
}
