import { maxQuantity } from '../quantity.ts'
import { type CartItem, sameLine } from './cart-item.ts'

/** Lines are added to a cart up to this number, which is also that of an order. */
export const maxCartLines = 200

/** Merging two full carts exceeds `maxCartLines`, so that no line is lost. */
export const maxMergedLines = 2 * maxCartLines

const lineIn = (items: readonly CartItem[], line: CartItem) =>
  items.find((item) => sameLine(item, line))

const quantityIn = (items: readonly CartItem[], line: CartItem) =>
  lineIn(items, line)?.quantity ?? 0

/**
 * The server's lines in their order. A line of the device alone stays above the line that follows it
 * there, as a restored or replaced line keeps its place.
 */
const joinLines = (theirs: readonly CartItem[], mine: readonly CartItem[]) => {
  const lines = [...theirs]
  let place = lines.length
  for (const line of mine.toReversed()) {
    const same = lineIn(lines, line)
    if (same) place = lines.indexOf(same)
    else lines.splice(place, 0, line)
  }
  return lines
}

type Carts = {
  /** The cart at the last synchronisation of device and server. */
  base: readonly CartItem[]
  /** The current cart of the device. */
  mine: readonly CartItem[]
  /** The current cart of the server, which other devices may have changed. */
  theirs: readonly CartItem[]
}

/**
 * Three-way merge of carts (R25): applies the changes from `base` to `mine` to `theirs`. Additions
 * of both sides add up. A line that one side removed and the other left unchanged is removed.
 * Without a base, quantities are merged as in R24.
 */
export const mergeCarts = ({ base, mine, theirs }: Carts): CartItem[] => {
  /** The device's price if it changed since `base`, else the server's. */
  const priceOf = (line: CartItem) => {
    const own = lineIn(mine, line)
    const isNew = own && own.price !== lineIn(base, line)?.price
    return isNew ? own.price : (lineIn(theirs, line) ?? line).price
  }
  const quantityOf = (line: CartItem) =>
    quantityIn(theirs, line) + quantityIn(mine, line) - quantityIn(base, line)
  return joinLines(theirs, mine)
    .map((line) => ({
      ...line,
      // The server's names are in the language of the page.
      name: (lineIn(theirs, line) ?? line).name,
      price: priceOf(line),
      quantity: Math.min(maxQuantity, quantityOf(line)),
    }))
    .filter(({ quantity }) => quantity > 0)
}
