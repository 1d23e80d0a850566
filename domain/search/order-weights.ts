import type { SearchNames } from './search-entry.ts'

/** Fewer order lines may be chance. */
const minLines = 3

/** Entries that count as frequently ordered, like polycrests. */
const frequentCount = 200

/** The most ordered ones of them, found before polycrests. */
const topCount = 40

/**
 * The search weights of entries that are ordered, by id. `lines`: order lines by the id of what was
 * ordered. Entries with few lines have no separate weight.
 */
export const orderWeights = (
  lines: ReadonlyMap<number, number>,
): ReadonlyMap<number, NonNullable<SearchNames['weight']>> => {
  const ranked = [...lines]
    .filter(([, count]) => count >= minLines)
    .sort(([one, a], [other, b]) => b - a || one - other)
  return new Map(
    ranked.map(([id], rank) => [id, rank < topCount ? 3 : rank < frequentCount ? 2 : 1]),
  )
}
