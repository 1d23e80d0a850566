import { useLingui } from '@lingui/react/macro'
import { SliderControls } from '../../ui/slider/slider.tsx'
import type { BlockProps } from '../block-props.ts'
import type definition from './definition.ts'
import { Slide } from './slide.tsx'

/**
 * A slider of large images without wrap-around (D2 §4). It never advances automatically; without
 * script it is a scrollable row.
 */
export default function SliderBlock({ slides }: BlockProps<typeof definition>) {
  const { t } = useLingui()
  return (
    <section data-slider aria-label={t`Pictures`} className="border-y border-line bg-sheet">
      <ul
        data-slides
        aria-label={t`Pictures`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="picture-slides"
      >
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name, and stay in order.
          <li key={at}>
            <Slide {...slide} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="page">
          <SliderControls className="border-t border-line py-3" positionClass="mr-auto" />
        </div>
      )}
    </section>
  )
}
