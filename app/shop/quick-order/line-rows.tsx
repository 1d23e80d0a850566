import { Trans } from '@lingui/react/macro'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type {
  QuickChoice,
  QuickLine,
} from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import type { ChooseAnswer } from './choice-matrix.tsx'
import { LineRow } from './line-row.tsx'
import type { ReadState, Row } from './use-read-lines.ts'

/** Says that lines could not be read, and keeps them. */
export const ReadingNotice = ({ failure, hasMore, retry }: ReadState) => (
  <div role="status">
    {failure && (
      <p className="mt-3 flex flex-wrap items-center gap-3 border-l-4 border-ochre-light bg-ochre-wash p-3">
        <Icon name="warning" className="text-ochre" />
        <span className="grow basis-40">
          {failure === 'offline' ? (
            <Trans>You are offline. Your lines are kept and read when you are back online.</Trans>
          ) : (
            <Trans>The lines could not be read. They are kept.</Trans>
          )}
        </span>
        <button type="button" className="text-link min-h-9 font-semibold" onClick={retry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    )}
    {hasMore && (
      <p className="mt-3 border-l-4 border-ochre-light bg-ochre-wash p-3">
        <Trans>Only the first 500 lines are read. Please enter the others afterwards.</Trans>
      </p>
    )}
  </div>
)

/** Rows that are added in one task; each may have nine buttons. */
const rowsPerTask = 25

/** The number of rows that are rendered: more after each pause, until all are. */
const useRenderedCount = (count: number): number => {
  const [rendered, setRendered] = useState(rowsPerTask)
  // After fewer lines, further ones start again.
  const current = Math.max(rowsPerTask, Math.min(rendered, count))
  if (current < rendered) setRendered(current)
  useEffect(() => {
    if (current >= count) return
    const timer = setTimeout(() => setRendered(current + rowsPerTask))
    return () => clearTimeout(timer)
  }, [current, count])
  return current
}

/** Whether the row has a question that is not answered. */
const isOpen = (row: HTMLElement) =>
  row.dataset.status !== 'ok' && row.querySelector('button') !== null

/** Focuses the first answer of the first open question of the list. */
export const focusQuestion = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll('li') ?? [])].find(isOpen)?.querySelector('button')?.focus()

/** Moves the focus from the row of an answer to the next question once the answer is read. */
const useNextQuestion = (rows: readonly Row[], list: Props['ref']) => {
  const answered = useRef<number>(undefined)
  useEffect(() => {
    if (!rows.find(({ line }) => line === answered.current)?.read) return
    answered.current = undefined
    const all = [...(list.current?.querySelectorAll('li') ?? [])]
    const row = all.find((one) => one === document.activeElement)
    if (row) all.slice(all.indexOf(row)).find(isOpen)?.querySelector('button')?.focus()
  }, [rows, list])
  return answered
}

/** The question, while the text of the row is one of its answers. */
const askedOf = ({ text }: Row, asked: QuickLine | undefined) =>
  asked?.choices.some((choice) => choice.text === text) ? asked : undefined

type Props = {
  rows: readonly Row[]
  label?: string
  ref: RefObject<HTMLOListElement | null>
  className: string
  onChoose: ChooseAnswer
  onLeave: () => void
}

/** What is read of each line. All rows are in the document, for Tab, screen readers and the browser's search. */
export const LineRows = ({ rows, label, ref, className, onChoose, onLeave }: Props) => {
  const count = useRenderedCount(rows.length)
  const answered = useNextQuestion(rows, ref)
  const [asked, setAsked] = useState<ReadonlyMap<number, QuickLine>>(new Map())
  const latest = useRef(rows)
  latest.current = rows
  const choose = useCallback(
    (line: number, choice: QuickChoice) => {
      answered.current = line
      const read = latest.current.find((row) => row.line === line)?.read
      if (read && read.choices.length > 0) setAsked((before) => new Map(before).set(line, read))
      onChoose(line, choice)
    },
    [answered, onChoose],
  )
  return (
    <LineList
      as="ol"
      ref={ref}
      aria-label={label}
      aria-busy={count < rows.length}
      className={className}
    >
      {rows.slice(0, count).map((row) => (
        <LineRow
          key={row.line}
          {...row}
          asked={askedOf(row, asked.get(row.line))}
          isAlone={label === undefined && rows.length === 1}
          onChoose={choose}
          onLeave={onLeave}
        />
      ))}
    </LineList>
  )
}
