import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-name.ts'

/** The texts of a slider in the page's language. */
export type SliderTexts = {
  previous: string
  next: string
  /** 'Page {index} of {count}', for screen readers instead of '2 / 12'. */
  position: string
}

type StepProps = { icon: IconName; label: string; action: 'slide-back' | 'slide-on' }

/** Uses aria-disabled at an end, so that it keeps the focus. */
const Step = ({ icon, label, action }: StepProps) => (
  <button type="button" aria-label={label} data-action={action} className="slider-button">
    <Icon name={icon} />
  </button>
)

type Props = {
  texts: SliderTexts
  className: string
  /** Class that positions the page number in the row. */
  positionClass: string
}

/** Page number with previous and next buttons; `startSliders` shows them. */
export const SliderControls = ({ texts, className, positionClass }: Props) => (
  <div data-slider-controls className={`slider-controls invisible ${className}`}>
    <span className={`text-sm tabular-nums text-muted ${positionClass}`}>
      <span aria-hidden="true" data-position />
      <span role="status" data-announced={texts.position} className="sr-only" />
    </span>
    <Step icon="arrow-left" label={texts.previous} action="slide-back" />
    <Step icon="arrow-right" label={texts.next} action="slide-on" />
  </div>
)
