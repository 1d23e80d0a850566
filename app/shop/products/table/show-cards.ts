import { afterPaint } from '../../../../ui/after-paint.ts'

/** Cards laid out in one frame; with all of them, the next key would wait. */
const cardsPerFrame = 8

/**
 * Hides the other cards and shows these, the later ones in the next frames; then calls `onShown`.
 * Returns a function that cancels what has not been shown.
 */
export const showCards = (
  cards: readonly HTMLElement[],
  shown: ReadonlySet<HTMLElement>,
  onShown: () => void,
) => {
  for (const card of cards) if (!shown.has(card)) card.hidden = true
  const waiting = cards.filter((card) => card.hidden && shown.has(card))
  let cancel: (() => void) | undefined
  const showSome = () => {
    for (const card of waiting.splice(0, cardsPerFrame)) card.hidden = false
    cancel = afterPaint(waiting.length > 0 ? showSome : onShown)
  }
  showSome()
  return () => cancel?.()
}
