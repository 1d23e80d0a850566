import { Trans } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { times } from '../../../domain/money.ts'
import type {
  QuickChoice,
  QuickLine,
} from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import type { ReadState, Row } from './use-read-lines.ts'

type ChoiceButtonsProps = {
  line: number
  question: string
  choices: readonly QuickChoice[]
  onChoose: (line: number, choice: QuickChoice) => void
  onLeave: () => void
}

/** Answers to a question, each with its digit as the key. Without script they submit the form. */
const ChoiceButtons = ({ line, question, choices, onChoose, onLeave }: ChoiceButtonsProps) => {
  // The row has the focus until the answer is read: another digit must not change the text.
  const choose = (event: SyntheticEvent<HTMLElement>, choice: QuickChoice) => {
    event.currentTarget.closest('li')?.focus()
    onChoose(line, choice)
  }
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape') onLeave()
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
    if (!choice && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (choice) choose(event, choice)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in rows
    <div
      role="group"
      aria-label={question}
      className="mt-2 flex flex-wrap gap-2"
      onKeyDown={chooseByKey}
    >
      {choices.map((choice, i) => (
        <button
          key={choice.text}
          type="submit"
          name="choose"
          value={`${line}:${choice.text}`}
          aria-keyshortcuts={String(i + 1)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge bg-white px-3 py-1.5 text-left text-sm hover:border-leaf-dark hover:bg-wash"
          onClick={(event) => {
            event.preventDefault()
            choose(event, choice)
          }}
        >
          <span aria-hidden="true" className="font-mono text-xs text-muted">
            {i + 1}
          </span>
          <span>{choice.label}</span>
          {choice.item && (
            <Price amount={times(choice.item.price, choice.quantity)} className="text-muted" />
          )}
        </button>
      ))}
    </div>
  )
}

const colours = {
  ok: 'border-leaf',
  ask: 'border-ochre-light',
  impossible: 'border-alarm',
  unreadable: 'border-alarm',
} as const

const outOfSight = '[content-visibility:auto] [contain-intrinsic-size:auto_2.5rem]'

/** Its parts, not the row: those of unchanged lines stay equal, so that they are not rendered again. */
type LineRowProps = {
  line: number
  text: string
  read: QuickLine | undefined
  /** The text itself is just above. */
  isAlone?: boolean
  onChoose: (line: number, choice: QuickChoice) => void
  onLeave: () => void
}

/** What is read of a line: its label with the price, or a question with its answers. */
export const LineRow = memo(
  ({ line, text, read, isAlone = false, onChoose, onLeave }: LineRowProps) => {
    if (!read)
      return (
        <li tabIndex={-1} className={`border-l-4 border-line px-4 py-2 text-muted ${outOfSight}`}>
          {text} <Trans>(reading)</Trans>
        </li>
      )
    const { status, item, quantity, label, notice, problems, choices } = read
    const question = problems.map(({ message }) => message).join(' ')
    return (
      <li
        tabIndex={-1}
        className={`border-l-4 px-4 py-2 ${colours[status]} ${outOfSight}`}
        data-status={status}
      >
        {item ? (
          <p className="flex items-baseline gap-x-3">
            <Icon name="check" className="size-4 shrink-0 translate-y-0.5 text-leaf-dark" />
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
              <span>
                <strong>{label}</strong>
                {quantity > 1 && ` × ${quantity}`}
              </span>
              {!isAlone && <span className="min-w-0 text-sm break-words text-muted">{text}</span>}
              {notice && <span className="basis-full text-sm text-ochre">{notice}</span>}
            </span>
            <Price amount={times(item.price, quantity)} className="font-semibold" />
          </p>
        ) : (
          <>
            {!isAlone && <p className="break-words text-sm text-muted">{text}</p>}
            <p className="font-semibold">{question}</p>
            {choices.length > 0 && (
              <ChoiceButtons
                line={line}
                question={`${text}: ${question}`}
                choices={choices}
                onChoose={onChoose}
                onLeave={onLeave}
              />
            )}
          </>
        )}
      </li>
    )
  },
)

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

/** Moves the focus from the row of an answer to the next question once the answer is read. */
const useNextQuestion = (rows: readonly Row[], list: Props['ref']) => {
  const answered = useRef<number>(undefined)
  useEffect(() => {
    if (!rows.find(({ line }) => line === answered.current)?.read) return
    answered.current = undefined
    const row = document.activeElement
    if (row?.parentElement !== list.current) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const isAfter = (button: Element) =>
      row?.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING
    const isIn = (button: Element) => row?.contains(button)
    buttons.find((button) => isIn(button) || isAfter(button))?.focus()
  }, [rows, list])
  return answered
}

type Props = {
  rows: readonly Row[]
  label?: string
  ref: RefObject<HTMLOListElement | null>
  className: string
  onChoose: (line: number, choice: QuickChoice) => void
  onLeave: () => void
}

/**
 * What is read of each line. All rows are in the document, for Tab, screen readers and the browser's search;
 * those out of sight are neither laid out nor painted.
 */
export const LineRows = ({ rows, label, ref, className, onChoose, onLeave }: Props) => {
  const count = useRenderedCount(rows.length)
  const answered = useNextQuestion(rows, ref)
  const choose = useCallback(
    (line: number, choice: QuickChoice) => {
      answered.current = line
      onChoose(line, choice)
    },
    [answered, onChoose],
  )
  return (
    <ol ref={ref} aria-label={label} aria-busy={count < rows.length} className={className}>
      {rows.slice(0, count).map((row) => (
        <LineRow
          key={row.line}
          {...row}
          isAlone={label === undefined && rows.length === 1}
          onChoose={choose}
          onLeave={onLeave}
        />
      ))}
    </ol>
  )
}
