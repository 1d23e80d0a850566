import { maxQuantity } from '../quantity.ts'
import { type CartItem, mergeItems, sameLine } from './cart-item.ts'

/** As many lines as a cart can hold. */
export const maxCartLines = 200

const lineIn = (items: readonly CartItem[], line: CartItem) =>
  items.find((item) => sameLine(item, line))

const quantityIn = (items: readonly CartItem[], line: CartItem) =>
  lineIn(items, line)?.quantity ?? 0

type Carts = {
  /** What the device and the server last agreed on. */
  base: readonly CartItem[]
  /** The device's cart of now. */
  mine: readonly CartItem[]
  /** The server's, which other devices may have changed. */
  theirs: readonly CartItem[]
}

/**
 * The cart of two places as one (R25): what `mine` has changed since `base` happens to `theirs` too.
 * Adding here and adding there adds up; what one place removes and the other has left alone is
 * removed; a cart that only comes back is not doubled. Without a base it is R24's merging.
 */
export const mergeCarts = ({ base, mine, theirs }: Carts): CartItem[] => {
  /** The later price: the device's, if it has looked it up again since. */
  const priceOf = (line: CartItem) => {
    const own = lineIn(mine, line)
    const isNew = own && own.price !== lineIn(base, line)?.price
    return isNew ? own.price : (lineIn(theirs, line) ?? line).price
  }
  const quantityOf = (line: CartItem) =>
    quantityIn(theirs, line) + quantityIn(mine, line) - quantityIn(base, line)
  return mergeItems(theirs, mine)
    .map((line) => ({
      ...line,
      // The server names lines in the language of the page.
      name: (lineIn(theirs, line) ?? line).name,
      price: priceOf(line),
      quantity: Math.min(maxQuantity, quantityOf(line)),
    }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, maxCartLines)
}
