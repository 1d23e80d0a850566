import { useLingui } from '@lingui/react/macro'
import { SliderControls } from '../../ui/slider-controls.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import type { BlockProps } from '../block-props.ts'
import { useSliderTexts } from '../parts/use-slider-texts.ts'
import type definition from './definition.ts'
import { Slide } from './slide.tsx'

/**
 * A slider of large images without wrap-around (D2 §4). It never advances automatically; without
 * script it is a scrollable row.
 */
export default function SliderBlock({ slides }: BlockProps<typeof definition>) {
  const { t } = useLingui()
  const texts = useSliderTexts()
  const { ref, pages, hasMoved, go, onKeyDown } = useSlider(false, slides.length)
  const { index, count } = pages ?? { index: 0, count: 1 }
  return (
    <section aria-label={t`Pictures`} className="border-y border-line bg-sheet">
      <ul
        ref={ref}
        aria-label={t`Pictures`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-3 *:snap-start"
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
          <SliderControls
            {...{ texts, index, count, hasMoved, go }}
            className="border-t border-line py-3"
            positionClass="mr-auto"
          />
        </div>
      )}
    </section>
  )
}
