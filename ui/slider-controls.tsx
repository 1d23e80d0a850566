import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import type { useSlider } from './use-slider.ts'

/** A slider's words in the language shown. */
export type SliderTexts = {
  previous: string
  next: string
  /** 'Page 2 of 12', for those who do not see '2 / 12'. */
  position: (index: number, count: number) => string
}

type StepProps = { icon: IconName; label: string; isEnd: boolean; onClick: () => void }

/** At an end it stays focusable, so that focus is not lost. */
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
  /** After the last page comes the first. */
  wraps?: boolean
  className: string
  /** Where the number of the page stands in the row. */
  positionClass: string
}

/** Which page of how many, and the ways to the one before and after; unseen where there is but one. */
export const SliderControls = (props: Props) => {
  const { texts, index, count, hasMoved, go, wraps = false, className, positionClass } = props
  return (
    <div
      data-slider-controls
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
