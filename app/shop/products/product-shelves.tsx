import { Trans } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import type { PerPage } from '../../../ui/slider.tsx'
import { ProductGroups } from './product-groups.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { ProductSlider } from './product-slider.tsx'

type Props = {
  title: string
  products: readonly ProductSummary[]
  /** Of the other categories of the range. */
  others: readonly ProductSummary[]
  perPage: PerPage
  month: number
}

/** A list twice: on cards to leaf through, and whole like a price book; then what is near it. */
export const ProductShelves = ({ title, products, others, perPage, month }: Props) => (
  <>
    <ProductShelf name={title} products={products} perPage={perPage} month={month} />
    <section className="mt-16">
      <h2 className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <Trans>Price list</Trans>
        <span className="font-sans text-base text-muted tabular-nums">{products.length}</span>
      </h2>
      <ProductGroups products={products} month={month} />
    </section>
    {others.length > 0 && (
      <div className="mt-16 border-t border-line pt-12 print:hidden">
        <ProductSlider heading={<Trans>More OTC products</Trans>} products={others} />
      </div>
    )}
  </>
)
