import type { IdentifiedLine } from '../cart/cart-item.ts'
import { lineIdentity } from '../cart/cart-item.ts'

/** The maximum number of starred articles of an account. */
export const maxStarred = 200

/** Ordered articles that are shown beside the starred ones. */
const maxOrdered = 60

/** An ordered line, with the time of its order. */
export type OrderedLine = IdentifiedLine & { orderedAt: Date }

/** An article on the shelf; `orders` counts its order lines, the newest being `lastOrdered`. */
export type ShelfLine = {
  line: IdentifiedLine
  isStarred: boolean
  orders: number
  lastOrdered: Date | undefined
}

type Counted = Omit<ShelfLine, 'isStarred'>

const countOrders = (ordered: readonly OrderedLine[]) => {
  const counted = new Map<string, Counted>()
  for (const { orderedAt, ...line } of ordered) {
    const identity = lineIdentity(line)
    const known = counted.get(identity)
    counted.set(
      identity,
      known ? { ...known, orders: known.orders + 1 } : { line, orders: 1, lastOrdered: orderedAt },
    )
  }
  return counted
}

/**
 * The starred articles, then the ones ordered last, each once. `starred` and `ordered` begin with
 * the newest.
 */
export const arrangeShelf = (
  starred: readonly IdentifiedLine[],
  ordered: readonly OrderedLine[],
): ShelfLine[] => {
  const counted = countOrders(ordered)
  const first = starred.map((line): ShelfLine => {
    const { orders, lastOrdered } = counted.get(lineIdentity(line)) ?? {}
    return { line, isStarred: true, orders: orders ?? 0, lastOrdered }
  })
  const shown = new Set(starred.map(lineIdentity))
  const others = [...counted].filter(([identity]) => !shown.has(identity)).slice(0, maxOrdered)
  return [...first, ...others.map(([, one]) => ({ ...one, isStarred: false }))]
}
