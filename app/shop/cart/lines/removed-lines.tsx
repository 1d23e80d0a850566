import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type CartItem, sameLine } from '../../../../domain/cart/cart-item.ts'
import { placeOf, type RemovedLine } from '../../../../domain/cart/cart-operation.ts'
import { cartRefusalMessages } from '../../../../messages/shop/cart-refusals.ts'
import { lineMessages } from '../../../../messages/shop/lines.ts'
import { showToast } from '../../../browser/toast.ts'
import { changeCart } from '../../../shell/persisted/change-cart.ts'
import { persistedStore } from '../../../shell/persisted/persisted-store.ts'

/** Focuses the quantity of a line once it is rendered; without the line, the cart's title. */
export const focusLine = (cartId: string) =>
  requestAnimationFrame(() => {
    const cart = document.querySelector('dialog[open]')
    const line = cart?.querySelector(`[data-line="${CSS.escape(cartId)}"] [data-quantity]`)
    const target = line ?? cart?.querySelector('h2')
    if (target instanceof HTMLElement) target.focus()
  })

/** What was last changed in the cart, announced to screen readers. */
export const useCartStatus = create<{ text: string }>()(() => ({ text: '' }))

export const announce = (text: string) => useCartStatus.setState({ text })

/** Lines that were removed together; they can be restored until the cart is opened again later. */
type Removal = { id: string; lines: readonly RemovedLine[]; removedAtMs: number }

/** What the panel lists: the lines of the cart, and removals at their places. */
type CartRow = { item: CartItem; removal?: never } | { removal: Removal; item?: never }

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
  if (changeCart({ type: 'remove', cartIds: lines.map(({ item }) => item.cartId) })) return
  useRemovals.setState({ removals: [...others, removal] })
}

export const removeLine = (cartId: string) => removeLines((item) => item.cartId === cartId)

export const removeAllLines = () => removeLines(() => true)

/** Puts the lines back at their places, or returns why the cart cannot hold them. */
const restoreRemoval = ({ id, lines }: Removal): ReturnType<typeof changeCart> => {
  const refusal = changeCart({ type: 'undo', removed: lines })
  if (!refusal)
    useRemovals.setState(({ removals }) => ({ removals: removals.filter((one) => one.id !== id) }))
  return refusal
}

export const forgetOldRemovals = () =>
  useRemovals.setState(({ removals }) => ({
    removals: removals.filter(({ removedAtMs }) => Date.now() - removedAtMs < forgottenAfterMs),
  }))

/** Puts removed lines back, says so and focuses the first. */
const useRestore = () => {
  const { t } = useLingui()
  return (removal: Removal) => {
    const refusal = restoreRemoval(removal)
    if (refusal === 'view-only') return
    if (refusal) return showToast('error', t(cartRefusalMessages[refusal]))
    const [first] = removal.lines
    if (!first) return
    const count = removal.lines.length
    const { name } = first.item
    announce(
      count === 1
        ? t`${name} is back in the cart.`
        : t`${plural(count, { one: '# line is back in the cart.', other: '# lines are back in the cart.' })}`,
    )
    const { cart } = persistedStore.getState()
    focusLine(cart.find((item) => sameLine(item, first.item))?.cartId ?? '')
  }
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** Ctrl + Z puts back what was removed last, except in a text, where it undoes typing. */
export const useUndoKey = (isShown: boolean) => {
  const restore = useRestore()
  useEffect(() => {
    if (!isShown) return
    const undo = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      const last = useRemovals.getState().removals.at(-1)
      if (!isUndo || !last || isText(event.target)) return
      event.preventDefault()
      restore(last)
    }
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  })
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus()

/** In the place of removed lines: what was removed, and the button that puts it back. */
export const RemovedRow = ({ removal }: { removal: Removal }) => {
  const { t } = useLingui()
  const restore = useRestore()
  const { lines } = removal
  const [first] = lines
  if (!first) return null
  const { name, info } = first.item
  const count = lines.length
  const isOne = count === 1
  return (
    <li className="col-span-full flex items-center justify-between gap-3 bg-wash px-3 py-0.5">
      <p className="min-w-0 text-sm leading-snug text-muted">
        {isOne ? (
          <>
            {t`${name} removed`}
            <span className="max-sm:hidden"> · {lineMessages(info, t).detail}</span>
          </>
        ) : (
          <Plural value={count} one="# line removed" other="# lines removed" />
        )}
      </p>
      <button
        ref={focusNow}
        type="button"
        onClick={() => restore(removal)}
        className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold"
      >
        {t`Undo`}
        {isOne && (
          <span className="sr-only">
            <Trans>: {name}</Trans>
          </span>
        )}
      </button>
    </li>
  )
}
