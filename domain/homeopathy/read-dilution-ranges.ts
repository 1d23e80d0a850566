import { ok, type Result, refuse } from '../result.ts'
import type { Scale } from './dilution-steps.ts'
import { dilutionSteps } from './dilution-steps.ts'

/** What a range text must have at the place of a problem. */
type RangeExpectation =
  /** A dilution of the scale. */
  | 'dilution'
  /** A dilution higher than the one before the hyphen. */
  | 'higher'
  /** A dilution that no earlier range contains, higher than them. */
  | 'ascending'

/** `at` is the index of the first wrong character, from 0; `found` is the wrong piece. */
export type RangeProblem = { at: number; found: string; expected: RangeExpectation }

/** A range of steps, as indices on the ladder. */
type Span = { from: number; to: number }

/** What word processors make of a hyphen; of one character too, so that places stay. */
const dash = /[\u2010-\u2015\u2212]/g

const readPiece = (
  steps: readonly string[],
  piece: string,
  start: number,
): Result<Span, RangeProblem> => {
  const ends = [...piece.replace(dash, '-').matchAll(/[^-]+|^(?=-)|(?<=-)$/g)]
  const read: number[] = []
  for (const { 0: text, index } of ends) {
    const value = text.trim()
    const at = start + index + (text.length - text.trimStart().length)
    const step = steps.indexOf(value)
    if (step < 0 || read.length === 2) return refuse({ at, found: value, expected: 'dilution' })
    const [from] = read
    if (from !== undefined && step <= from) return refuse({ at, found: value, expected: 'higher' })
    read.push(step)
  }
  const [from, to = from] = read
  return from === undefined || to === undefined
    ? refuse({ at: start, found: piece.trim(), expected: 'dilution' })
    : ok({ from, to })
}

/**
 * Validates a range text such as '3-30,200,1000' and returns it without spaces (R10). Unlike
 * `expandDilutionRanges`, it refuses unreadable text at its place.
 */
export const readDilutionRanges = (scale: Scale, text: string): Result<string, RangeProblem> => {
  const steps = dilutionSteps[scale]
  const written: string[] = []
  let start = 0
  let highest = -1
  for (const piece of text.split(',')) {
    const span = readPiece(steps, piece, start)
    if (!span.ok) return span
    const { from, to } = span.value
    if (from <= highest) {
      const at = start + (piece.length - piece.trimStart().length)
      return refuse({ at, found: piece.trim(), expected: 'ascending' })
    }
    highest = to
    written.push(from === to ? `${steps[from]}` : `${steps[from]}-${steps[to]}`)
    start += piece.length + 1
  }
  return ok(written.join(','))
}
