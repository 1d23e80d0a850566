import { useSliderTexts } from '../../../../blocks/parts/use-slider-texts.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { type PerPage, Slider } from '../../../../ui/slider.tsx'
import { ProductCard } from './product-card.tsx'

type Props = {
  products: readonly ProductSummary[]
  perPage: PerPage
  month: number
  /** Another filter is another list, which begins at its first page. */
  listName: string
}

/** A list on cards to leaf through, named by the heading `shelf`. */
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
