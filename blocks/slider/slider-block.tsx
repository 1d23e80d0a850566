import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-name.ts'
import { useSlider } from '../../ui/use-slider.ts'
import { useSliderTexts } from '../parts/use-slider-texts.ts'
import type { PropsOf } from '../shown-block.ts'
import { Slide } from './slide.tsx'

type StepProps = { icon: IconName; label: string; isEnd: boolean; onClick: () => void }

/** At an end it stays focusable, so that focus is not lost. */
const Step = ({ icon, label, isEnd, onClick }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onClick={() => !isEnd && onClick()}
    className="inline-flex size-11 items-center justify-center rounded-full border border-edge text-leaf-dark transition-colors hover:bg-wash aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent"
  >
    <Icon name={icon} />
  </button>
)

/**
 * Large pictures one after the other, forward and back within the ends (D2 §4). It never moves by
 * itself; without script it is a row that scrolls.
 */
export default function SliderBlock({ slides }: PropsOf<'slider'>) {
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
          <div
            data-slider-controls
            className={`flex items-center gap-2 border-t border-line py-3 print:hidden ${count > 1 ? '' : 'invisible'}`}
          >
            <span className="mr-auto text-sm tabular-nums text-muted">
              <span aria-hidden="true">
                {index + 1} / {count}
              </span>
              <span role="status" className="sr-only">
                {hasMoved && texts.position(index + 1, count)}
              </span>
            </span>
            <Step
              icon="arrow-left"
              label={texts.previous}
              isEnd={index === 0}
              onClick={() => go(-1)}
            />
            <Step
              icon="arrow-right"
              label={texts.next}
              isEnd={index === count - 1}
              onClick={() => go(1)}
            />
          </div>
        </div>
      )}
    </section>
  )
}
