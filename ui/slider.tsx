import type { ReactNode } from 'react'
import { SliderControls, type SliderTexts } from './slider-controls.tsx'
import { useSlider } from './use-slider.ts'

/**
 * Items side by side on wide screens; narrow screens show one (D2 §9). The first item of each page
 * and the last item have a snap point, so that the end can be reached.
 */
const columns = {
  1: 'auto-cols-[100%] *:snap-start',
  3: 'auto-cols-[100%] max-md:*:snap-start md:auto-cols-[calc((100%-1.5rem)/2)] md:max-lg:*:nth-[2n+1]:snap-start lg:auto-cols-[calc((100%-3rem)/3)] lg:*:nth-[3n+1]:snap-start',
  4: 'auto-cols-[100%] max-md:*:snap-start md:auto-cols-[calc((100%-1.5rem)/2)] md:max-lg:*:nth-[2n+1]:snap-start lg:auto-cols-[calc((100%-4.5rem)/4)] lg:*:nth-[4n+1]:snap-start',
  6: 'auto-cols-[100%] max-md:*:snap-start md:auto-cols-[calc((100%-3rem)/3)] md:max-lg:*:nth-[3n+1]:snap-start lg:auto-cols-[calc((100%-7.5rem)/6)] lg:*:nth-[6n+1]:snap-start',
} as const

export type PerPage = keyof typeof columns

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
  /** Identifies the list; a new name resets the slider to the first page. */
  listName?: string
}

/**
 * A horizontal list with pages: by buttons, swipe, arrow keys, Home and End. Without script it is a
 * scrollable list.
 */
export const Slider = (props: Props) => {
  const { name, texts, heading, perPage, wraps = false, length, children, empty, listName } = props
  const { ref, pages, hasMoved, go, onKeyDown } = useSlider(wraps, length, listName)
  const { index, count } = (length > 0 && pages) || { index: 0, count: 1 }
  const label =
    typeof name === 'string' ? { 'aria-label': name } : { 'aria-labelledby': name.labelledBy }
  return (
    <div>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading}
        <SliderControls
          {...{ texts, index, count, hasMoved, go, wraps }}
          className="ml-auto"
          positionClass="mr-2"
        />
      </div>
      {length === 0 ? (
        empty
      ) : (
        <ul
          ref={ref}
          {...label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          onKeyDown={onKeyDown}
          className={`-m-1 grid snap-x snap-mandatory scroll-p-1 grid-flow-col gap-6 overflow-x-auto overscroll-x-contain scroll-smooth p-1 [scrollbar-width:none] print:flex print:flex-wrap *:last:snap-end ${columns[perPage]}`}
        >
          {children}
        </ul>
      )}
    </div>
  )
}
