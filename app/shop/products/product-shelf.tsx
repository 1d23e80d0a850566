import { Trans } from '@lingui/react/macro'
import { useSliderTexts } from '../../../blocks/parts/use-slider-texts.ts'
import { narrow, writeFilter } from '../../../domain/catalogue/list-filter.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { type PerPage, Slider } from '../../../ui/slider.tsx'
import { ListFilterBar } from './list-filter.tsx'
import { ProductCard } from './product-card.tsx'
import { useListFilter } from './use-list-filter.ts'

const Nothing = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className="flex min-h-72 flex-wrap items-center gap-x-8 gap-y-4 border border-line bg-sheet p-8">
    <Illustration name="empty-search" className="h-auto w-48" />
    <div>
      <p className="text-lg">
        <Trans>No product matches both filters.</Trans>
      </p>
      <Button look="outline" className="mt-4" onClick={onShowAll}>
        <Trans>Show all</Trans>
      </Button>
    </div>
  </div>
)

type Props = {
  name: string
  products: readonly ProductSummary[]
  perPage: PerPage
  month: number
}

/** A list on cards to leaf through, narrowed by topic and form. */
export const ProductShelf = ({ name, products, perPage, month }: Props) => {
  const texts = useSliderTexts()
  const { filter, narrowTo } = useListFilter()
  const shown = narrow(products, filter)
  return (
    <section className="print:hidden">
      <h2 id="shelf" className="sr-only">
        {name}
      </h2>
      <Slider
        name={{ labelledBy: 'shelf' }}
        texts={texts}
        perPage={perPage}
        length={shown.length}
        listName={writeFilter(filter)}
        heading={
          <ListFilterBar
            products={products}
            count={shown.length}
            filter={filter}
            onNarrow={narrowTo}
          />
        }
        empty={<Nothing onShowAll={() => narrowTo({})} />}
      >
        {shown.map((product) => (
          <ProductCard key={product.slug} product={product} month={month} />
        ))}
      </Slider>
    </section>
  )
}
