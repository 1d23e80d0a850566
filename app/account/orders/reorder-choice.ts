import { type CartItem, sameLine } from '../../../domain/cart/cart-item.ts'
import { type Centimes, sumCentimes, times } from '../../../domain/money.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import type { ReorderView } from './answer-reorder.ts'

/** The quantities to add, by position; 0 for a line that is not chosen. */
export type ReorderChoice = Readonly<Record<number, number>>

/** A line that can be ordered today. */
type Orderable = Extract<ReorderView, { item: unknown }>

export const isOrderable = (line: ReorderView): line is Orderable => 'item' in line

/** The quantity of the article that the cart has already. */
export const quantityInCart = ({ item }: Orderable, cart: readonly CartItem[]): number =>
  cart.find((one) => sameLine(one, item))?.quantity ?? 0

/** All lines that can be ordered, as far as the cart's lines allow their quantities. */
export const everything = (
  lines: readonly ReorderView[],
  cart: readonly CartItem[],
): ReorderChoice =>
  Object.fromEntries(
    lines.filter(isOrderable).map((line) => {
      const room = maxQuantity - quantityInCart(line, cart)
      return [line.position, Math.min(line.quantity, room)]
    }),
  )

/** The chosen lines with their quantities. */
export const chosenLines = (lines: readonly ReorderView[], choice: ReorderChoice) =>
  lines.filter(isOrderable).flatMap(({ position, item }) => {
    const quantity = choice[position] ?? 0
    return quantity > 0 ? [{ item: { ...item, id: item.WcId }, quantity }] : []
  })

export const reorderTotalOf = (chosen: ReturnType<typeof chosenLines>): Centimes =>
  sumCentimes(chosen.map(({ item, quantity }) => times(item.price, quantity)))

/** How a line has changed since the order; `remade`: it has another form or size today. */
type Change = { gone: boolean; repriced: boolean; remade: boolean }

/** Describes form and size of an article. */
type Describe = (info: ReorderView['info']) => string

const changeOf = (line: ReorderView, describe: Describe): Change =>
  isOrderable(line)
    ? {
        gone: false,
        repriced: line.item.price !== line.before,
        remade: describe(line.item.info) !== describe(line.info),
      }
    : { gone: true, repriced: false, remade: false }

export const countReorderChanges = (lines: readonly ReorderView[], describe: Describe) => {
  const changes = lines.map((line) => changeOf(line, describe))
  const count = (kind: keyof Change) => changes.filter((one) => one[kind]).length
  return { gone: count('gone'), repriced: count('repriced'), remade: count('remade') }
}

/** The changed lines first, each group in the order of the lines. */
export const changedFirst = (lines: readonly ReorderView[], describe: Describe) => {
  const { true: changed = [], false: others = [] } = Object.groupBy(lines, (line) =>
    Object.values(changeOf(line, describe)).includes(true) ? 'true' : 'false',
  )
  return [...changed, ...others]
}
