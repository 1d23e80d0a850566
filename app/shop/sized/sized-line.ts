import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { linePictures } from '../../../domain/cart/line-picture.ts'
import type { FamilyRemedy } from '../../../domain/catalogue/family-view.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { type SizedSelection, sizedInfo } from '../../../domain/sized/sized-selection.ts'
import type { Quote } from '../selector/quote.ts'

type Choice = {
  family: SizedFamily
  selection: SizedSelection
  remedy: FamilyRemedy | undefined
  quote: Quote
}

/**
 * The cart's line of a complete choice, else undefined. Plants go by the name on the label, trace
 * elements by that of the language (D2 §3).
 */
export const sizedLine = ({
  family,
  selection,
  remedy,
  quote,
}: Choice): Omit<CartItem, 'cartId'> | undefined => {
  const info = sizedInfo(family, selection)
  if (!remedy || !info || quote.state !== 'found') return undefined
  return {
    WcId: quote.productId,
    name: family === 'oligotherapy' ? remedy.name : remedy.label,
    icon: linePictures[family],
    price: quote.price,
    quantity: selection.quantity,
    info,
  }
}
