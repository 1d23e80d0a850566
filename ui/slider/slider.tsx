import type { ReactNode } from 'react'
import { SliderControls, type SliderTexts } from './slider-controls.tsx'

/** Items side by side on wide screens; `app/pages.css` has the classes. */
export type PerPage = 1 | 3 | 4 | 6

type Props = {
  /** The accessible name, or the id of the heading. */
  name: string | { labelledBy: string }
  texts: SliderTexts
  /** In one row with the buttons. */
  heading?: ReactNode
  perPage: PerPage
  /** The last page is followed by the first (D2 §4, kits). */
  wraps?: boolean
  /** The number of items, each an `<li>`. */
  length: number
  children: ReactNode
  /** Shown instead of an empty list. */
  empty?: ReactNode
}

/**
 * A horizontal list with pages: by swipe, and with script by buttons, arrow keys, Home and End.
 */
export const Slider = (props: Props) => {
  const { name, texts, heading, perPage, wraps = false, length, children, empty } = props
  const label =
    typeof name === 'string' ? { 'aria-label': name } : { 'aria-labelledby': name.labelledBy }
  return (
    <div data-slider data-wraps={wraps || undefined}>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading}
        <SliderControls texts={texts} className="ml-auto" positionClass="mr-2" />
      </div>
      {length === 0 ? (
        empty
      ) : (
        <ul
          data-slides
          {...label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className={`slides slides-${perPage}`}
        >
          {children}
        </ul>
      )}
    </div>
  )
}
