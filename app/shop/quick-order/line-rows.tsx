import { type Ref, useEffect, useState } from 'react'
import type { QuickChoice } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { LineRow } from './line-row.tsx'
import type { Row } from './use-read-lines.ts'

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

type Props = {
  rows: readonly Row[]
  label?: string
  ref?: Ref<HTMLOListElement>
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
  return (
    <ol ref={ref} aria-label={label} aria-busy={count < rows.length} className={className}>
      {rows.slice(0, count).map((row) => (
        <LineRow
          key={row.line}
          {...row}
          isAlone={label === undefined && rows.length === 1}
          onChoose={onChoose}
          onLeave={onLeave}
        />
      ))}
    </ol>
  )
}
