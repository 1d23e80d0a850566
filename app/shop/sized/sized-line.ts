import { sizedInfo } from '../../../domain/cart/line-info.ts'
import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import { nameOnLine, type SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { SizedSelection } from '../../../domain/sized/sized-selection.ts'
import type { OfferedLine } from '../cart/put-in-cart.ts'
import type { SelectorQuote } from '../selector/selector-quote.ts'

type Choice = {
  family: SizedFamily
  selection: SizedSelection
  remedy: FamilyRemedy | undefined
  quote: SelectorQuote
}

/** The cart line of a complete selection, else undefined. */
export const sizedLine = ({
  family,
  selection,
  remedy,
  quote,
}: Choice): OfferedLine | undefined => {
  const { size, quantity } = selection
  if (!remedy || !size || quote.state !== 'found') return undefined
  return {
    WcId: quote.productId,
    name: nameOnLine(family, remedy),
    price: quote.price,
    quantity,
    info: sizedInfo(family, size, remedy.id),
  }
}
