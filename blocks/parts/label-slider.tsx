import { type ReactNode, useId } from 'react'
import { Slider } from '../../ui/slider/slider.tsx'
import type { LabelData } from '../block-data.ts'
import { ProductLabels } from './product-labels.tsx'
import { useSliderTexts } from './use-slider-texts.ts'

type Props = {
  title: ReactNode
  labels: readonly LabelData[]
  /** Link to the list of all products. */
  more?: ReactNode
}

/** A slider of products with a heading: four per page, one on a phone (D2 §9). */
export const LabelSlider = ({ title, labels, more }: Props) => {
  const headingId = useId()
  const texts = useSliderTexts()
  return (
    <section>
      <Slider
        name={{ labelledBy: headingId }}
        texts={texts}
        perPage={4}
        length={labels.length}
        heading={
          <h2 id={headingId} className="min-w-0">
            {title}
          </h2>
        }
      >
        <ProductLabels labels={labels} />
      </Slider>
      {more && <p className="mt-4">{more}</p>}
    </section>
  )
}
