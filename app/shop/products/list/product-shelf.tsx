import { useSliderTexts } from '../../../../blocks/parts/use-slider-texts.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { type PerPage, Slider } from '../../../../ui/slider.tsx'
import { ProductCard } from './product-card.tsx'

type Props = {
  products: readonly ProductSummary[]
  perPage: PerPage
  month: number
  /** Identifies the filter: a change resets the slider to the first page. */
  listName: string
}

/** Products as cards in a slider; the heading `shelf` names it. */
export const ProductShelf = ({ products, perPage, month, listName }: Props) => (
  <div className="print:hidden">
    <Slider
      name={{ labelledBy: 'shelf' }}
      texts={useSliderTexts()}
      perPage={perPage}
      length={products.length}
      listName={listName}
    >
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} month={month} />
      ))}
    </Slider>
  </div>
)
