import { useSliderTexts } from '../../../../blocks/parts/use-slider-texts.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { type PerPage, Slider } from '../../../../ui/slider/slider.tsx'
import { ProductCard } from './product-card.tsx'

type Props = {
  products: readonly ProductSummary[]
  perPage: PerPage
  month: number
}

/** Products as cards in a slider; the heading `shelf` names it. */
export const ProductShelf = ({ products, perPage, month }: Props) => (
  <div className="print:hidden">
    <Slider
      name={{ labelledBy: 'shelf' }}
      texts={useSliderTexts()}
      perPage={perPage}
      length={products.length}
    >
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} month={month} />
      ))}
    </Slider>
  </div>
)
