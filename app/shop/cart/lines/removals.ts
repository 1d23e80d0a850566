import { create } from 'zustand'
import type { CartItem } from '../../../../domain/cart/cart-item.ts'
import {
  type CartRefusal,
  placeOf,
  type RemovedLine,
} from '../../../../domain/cart/cart-operation.ts'
import { changeCart } from '../../../shell/persisted/change-cart.ts'
import { persistedStore } from '../../../shell/persisted/persisted-store.ts'

/** Lines that were removed together; they can be restored until the cart is opened again later. */
export type Removal = { id: string; lines: readonly RemovedLine[]; removedAtMs: number }

/** What the panel lists: the lines of the cart, and removals at their places. */
export type CartRow = { item: CartItem; removal?: never } | { removal: Removal; item?: never }

export const useRemovals = create<{ removals: readonly Removal[] }>()(() => ({ removals: [] }))

/** For removals of an earlier visit of the cart. */
const forgottenAfterMs = 60_000

const idsOf = ({ item, removal }: CartRow) =>
  item ? [item.cartId] : removal.lines.map((line) => line.item.cartId)

/** The lines with the removals at their places, in the order in which they were removed. */
export const cartRows = (
  cart: readonly CartItem[],
  removals: readonly Removal[],
): readonly CartRow[] =>
  removals.reduce<CartRow[]>(
    (rows, removal) => {
      const [first] = removal.lines
      // A row of several lines stands for each of them; the last one is below the others.
      const ids = rows.map((row) => idsOf(row).at(-1) ?? '')
      return first ? rows.toSpliced(placeOf(ids, first), 0, { removal }) : rows
    },
    cart.map((item) => ({ item })),
  )

const removeLines = (isRemoved: (item: CartItem) => boolean) => {
  const { cart } = persistedStore.getState()
  const { removals } = useRemovals.getState()
  const ids = cartRows(cart, removals).flatMap(idsOf)
  const lines = cart
    .filter(isRemoved)
    .map((item) => ({ item, before: ids.slice(0, ids.indexOf(item.cartId)) }))
  const [first] = lines
  if (!first) return
  const removal = { id: first.item.cartId, lines, removedAtMs: Date.now() }
  const others = removals.filter(({ id }) => id !== removal.id)
  useRemovals.setState({ removals: [...others, removal] })
  changeCart({ type: 'remove', cartIds: lines.map(({ item }) => item.cartId) })
}

export const removeLine = (cartId: string) => removeLines((item) => item.cartId === cartId)

export const emptyCart = () => removeLines(() => true)

/** Puts the lines back at their places, or returns why the cart cannot hold them. */
export const restoreRemoval = ({ id, lines }: Removal): CartRefusal | undefined => {
  const refusal = changeCart({ type: 'undo', removed: lines })
  if (!refusal)
    useRemovals.setState(({ removals }) => ({ removals: removals.filter((one) => one.id !== id) }))
  return refusal
}

export const forgetOldRemovals = () =>
  useRemovals.setState(({ removals }) => ({
    removals: removals.filter(({ removedAtMs }) => Date.now() - removedAtMs < forgottenAfterMs),
  }))
