import type { ReactNode } from 'react'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { SliderSection } from '../../../../ui/slider/slider.tsx'
import { ProductCard } from './product-card.tsx'

type Props = { heading: ReactNode; products: readonly ProductSummary[]; more?: ReactNode }

/** A slider of product cards with a heading, and with `more` a link to the whole list. */
export const ProductSlider = ({ heading, products, more }: Props) => (
  <SliderSection title={heading} perPage={4} more={more}>
    {products.map((product) => (
      <ProductCard key={product.slug} product={product} />
    ))}
  </SliderSection>
)
