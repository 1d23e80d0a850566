import { type ReactNode, useId } from 'react'
import { useSliderTexts } from '../../../../blocks/parts/use-slider-texts.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { type PerPage, Slider } from '../../../../ui/slider/slider.tsx'
import { ProductCard } from './product-card.tsx'

type Props = {
  heading: ReactNode
  products: readonly ProductSummary[]
  /** Cards per page on wide screens; narrow screens show one (D2 §9). */
  perPage?: PerPage
  /** Link to the whole list. */
  more?: ReactNode
}

/** A slider of product cards with a heading. */
export const ProductSlider = ({ heading, products, perPage = 4, more }: Props) => {
  const headingId = useId()
  const texts = useSliderTexts()
  return (
    <section aria-labelledby={headingId}>
      <Slider
        name={{ labelledBy: headingId }}
        texts={texts}
        perPage={perPage}
        length={products.length}
        heading={
          <h2 id={headingId} className="min-w-0">
            {heading}
          </h2>
        }
      >
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </Slider>
      {more && <p className="mt-4">{more}</p>}
    </section>
  )
}
