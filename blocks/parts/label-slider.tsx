import { type ReactNode, useId } from 'react'
import { type PerPage, Slider } from '../../ui/slider.tsx'
import type { LabelData } from '../block-data.ts'
import { ProductLabels } from './product-labels.tsx'
import { useSliderTexts } from './use-slider-texts.ts'

type Props = {
  title: ReactNode
  labels: readonly LabelData[]
  perPage?: PerPage
  /** Where they all are. */
  more?: ReactNode
}

/** Products side by side, under a heading; some at a time (D2 §9). */
export const LabelSlider = ({ title, labels, perPage = 4, more }: Props) => {
  const headingId = useId()
  const texts = useSliderTexts()
  return (
    <section>
      <Slider
        name={{ labelledBy: headingId }}
        texts={texts}
        perPage={perPage}
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
