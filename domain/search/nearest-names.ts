import { foldText } from '../fold-text.ts'
import { createPattern, editDistance, maxPatternLength } from './edit-distance.ts'

/** So many names are listed completely. */
const maxListed = 16

/** So many are named where there are more. */
const maxNearest = 8

/** The names that a misspelt one may mean: all of a few, else the nearest; `others` are not named. */
export const nearestNames = (
  typed: string,
  names: readonly string[],
): { names: readonly string[]; others: number } => {
  if (names.length <= maxListed) return { names, others: 0 }
  const word = foldText(typed).slice(0, maxPatternLength)
  const pattern = createPattern(word || ' ')
  const costOf = (name: string) => {
    const { whole, start } = editDistance(pattern, foldText(name), 2 * maxPatternLength)
    return start * 2 + whole
  }
  const nearest = names
    .map((name) => ({ name, cost: costOf(name) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, maxNearest)
    .map(({ name }) => name)
  return { names: nearest, others: names.length - nearest.length }
}
