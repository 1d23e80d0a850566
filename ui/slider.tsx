import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import { useSlider } from './use-slider.ts'

/**
 * How many stand side by side, by the count on a wide screen; on a narrow one it is always one
 * (D2 §9). A snap point at each page's first, and at the last, so that the end is reached.
 */
const columns = {
  1: 'auto-cols-[100%] *:snap-start',
  3: 'auto-cols-[100%] max-md:*:snap-start md:auto-cols-[calc((100%-1.5rem)/2)] md:max-lg:*:nth-[2n+1]:snap-start lg:auto-cols-[calc((100%-3rem)/3)] lg:*:nth-[3n+1]:snap-start',
  4: 'auto-cols-[100%] max-md:*:snap-start md:auto-cols-[calc((100%-1.5rem)/2)] md:max-lg:*:nth-[2n+1]:snap-start lg:auto-cols-[calc((100%-4.5rem)/4)] lg:*:nth-[4n+1]:snap-start',
  6: 'auto-cols-[100%] max-md:*:snap-start md:auto-cols-[calc((100%-3rem)/3)] md:max-lg:*:nth-[3n+1]:snap-start lg:auto-cols-[calc((100%-7.5rem)/6)] lg:*:nth-[6n+1]:snap-start',
} as const

export type PerPage = keyof typeof columns

/** A slider's words in the language shown. */
export type SliderTexts = {
  previous: string
  next: string
  /** 'Page 2 of 12', for those who do not see '2 / 12'. */
  position: (index: number, count: number) => string
}

type Props = {
  /** What it holds, in a few words or as the id of the heading above it. */
  name: string | { labelledBy: string }
  texts: SliderTexts
  /** Stands in one row with the buttons. */
  heading?: ReactNode
  perPage: PerPage
  /** After the last page comes the first (D2 §4, kits). */
  wraps?: boolean
  /** Its things, each an `<li>`. */
  length: number
  children: ReactNode
  /** Stands in the place of a list without things. */
  empty?: ReactNode
  /** Another list of things has another name here, and begins at its first page. */
  listName?: string
}

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
 * Things side by side that are leafed through by page: by the buttons, by swiping, by arrow keys,
 * Home and End. Without script it is a list that scrolls.
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
        <div
          data-slider-controls
          className={`ml-auto flex items-center gap-2 print:hidden ${count > 1 ? '' : 'invisible'}`}
        >
          <span className="mr-2 text-sm tabular-nums text-muted">
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
      </div>
      {length === 0 ? (
        empty
      ) : (
        <ul
          ref={ref}
          {...label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
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
