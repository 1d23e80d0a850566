import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-name.ts'

type StepProps = { icon: IconName; label: string; action: 'slide-back' | 'slide-on' }

/** Uses aria-disabled at an end, so that it keeps the focus. */
const Step = ({ icon, label, action }: StepProps) => (
  <button type="button" aria-label={label} data-action={action} className="slider-button">
    <Icon name={icon} />
  </button>
)

type ControlsProps = {
  className: string
  /** Class that positions the page number in the row. */
  positionClass: string
}

/** Page number with previous and next buttons; `startSliders` shows them. */
export const SliderControls = ({ className, positionClass }: ControlsProps) => {
  const { t } = useLingui()
  // Filled in by `startSliders`, for screen readers instead of '2 / 12'.
  const index = '{index}'
  const count = '{count}'
  return (
    <div data-slider-controls className={`slider-controls invisible ${className}`}>
      <span className={`text-sm tabular-nums text-muted ${positionClass}`}>
        <span aria-hidden="true" data-position />
        <span role="status" data-announced={t`Page ${index} of ${count}`} className="sr-only" />
      </span>
      <Step icon="arrow-left" label={t`Previous page`} action="slide-back" />
      <Step icon="arrow-right" label={t`Next page`} action="slide-on" />
    </div>
  )
}

type Props = {
  /** The id of the heading that names it. */
  labelledBy: string
  /** In one row with the buttons. */
  heading?: ReactNode
  /** Items side by side on wide screens, one on narrow ones; `app/pages.css` has the classes. */
  perPage: 3 | 4 | 6
  /** Each is an `<li>`. */
  children: readonly ReactNode[]
}

/**
 * A horizontal list with pages: by swipe, and with script by buttons, arrow keys, Home and End.
 */
export const Slider = ({ labelledBy, heading, perPage, children }: Props) => (
  <div data-slider>
    <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {heading}
      <SliderControls className="ml-auto" positionClass="mr-2" />
    </div>
    {children.length > 0 && (
      <ul
        data-slides
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className={`slides slides-${perPage}`}
      >
        {children}
      </ul>
    )}
  </div>
)

type SectionProps = Omit<Props, 'labelledBy' | 'heading'> & {
  title: ReactNode
  titleClass?: string
  /** Below the title. */
  lead?: ReactNode
  /** Link to the whole list. */
  more?: ReactNode
  className?: string
}

/** A slider with its heading. */
export const SliderSection = (props: SectionProps) => {
  const { title, titleClass, lead, more, className, ...slider } = props
  const id = useId()
  const heading = (
    <div className="min-w-0">
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {lead}
    </div>
  )
  return (
    <section aria-labelledby={id} className={className}>
      <Slider {...slider} labelledBy={id} heading={heading} />
      {more && <p className="mt-4">{more}</p>}
    </section>
  )
}
