import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { sameLine } from '../../../../domain/cart/cart-item.ts'
import { cartRefusalMessages } from '../../../../messages/shop/cart-refusals.ts'
import { showToast } from '../../../browser/toast.ts'
import { persistedStore } from '../../../shell/persisted/persisted-store.ts'
import { announce } from './cart-status.ts'
import { focusLine } from './focus-line.ts'
import { type Removal, restoreRemoval, useRemovals } from './removals.ts'

/** Puts removed lines back, says so and focuses the first. */
export const useRestore = () => {
  const { t } = useLingui()
  return (removal: Removal) => {
    const refusal = restoreRemoval(removal)
    if (refusal) return showToast('error', t(cartRefusalMessages[refusal]))
    const [first] = removal.lines
    if (!first) return
    const count = removal.lines.length
    const { name } = first.item
    announce(
      count === 1
        ? t`${name} is back in the cart.`
        : t`${plural(count, { one: '# item is back in the cart.', other: '# items are back in the cart.' })}`,
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
