import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import type { useSlider } from './use-slider.ts'

/** The texts of a slider in the page's language. */
export type SliderTexts = {
  previous: string
  next: string
  /** 'Page 2 of 12', for screen readers instead of '2 / 12'. */
  position: (index: number, count: number) => string
}

type StepProps = { icon: IconName; label: string; isEnd: boolean; onClick: () => void }

/** Uses aria-disabled at an end, so that it keeps the focus. */
const Step = ({ icon, label, isEnd, onClick }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    data-repeats
    onClick={() => !isEnd && onClick()}
    className="inline-flex size-11 items-center justify-center rounded-full border border-edge text-leaf-dark transition-colors hover:bg-wash aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent"
  >
    <Icon name={icon} />
  </button>
)

type Props = Pick<ReturnType<typeof useSlider>, 'hasMoved' | 'go'> & {
  texts: SliderTexts
  index: number
  count: number
  /** The last page is followed by the first. */
  wraps?: boolean
  className: string
  /** Class that positions the page number in the row. */
  positionClass: string
}

/** Page number with previous and next buttons; hidden when there is only one page. */
export const SliderControls = (props: Props) => {
  const { texts, index, count, hasMoved, go, wraps = false, className, positionClass } = props
  return (
    <div
      className={`flex items-center gap-2 print:hidden ${className} ${count > 1 ? '' : 'invisible'}`}
    >
      <span className={`text-sm tabular-nums text-muted ${positionClass}`}>
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
        isEnd={!wraps && index === 0}
        onClick={() => go(-1)}
      />
      <Step
        icon="arrow-right"
        label={texts.next}
        isEnd={!wraps && index === count - 1}
        onClick={() => go(1)}
      />
    </div>
  )
}
