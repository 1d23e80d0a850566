import { homeopathyInfo } from '../../../domain/cart/line-info.ts'
import { isSelectionComplete } from '../../../domain/homeopathy/selection.ts'
import type { OfferedLine } from '../cart/put-in-cart.ts'
import type { SelectorQuote } from '../selector/selector-quote.ts'
import type { SelectionState } from './apply-events.ts'

/** The cart line of a complete selection, else undefined. */
export const homeopathyLine = (
  { selection, remedy }: SelectionState,
  quote: SelectorQuote,
): OfferedLine | undefined => {
  if (!remedy || !isSelectionComplete(selection) || quote.state !== 'found') return undefined
  const { productId: WcId, price } = quote
  const info = homeopathyInfo(selection, remedy.id)
  return { WcId, name: remedy.name, price, quantity: selection.quantity, info }
}
