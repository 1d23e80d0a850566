import type { CartInfo } from '../cart/cart-info.ts'
import { type Centimes, times } from '../money.ts'
import { isQuantity } from '../quantity.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { FoundLine, LineRefusal } from './decide.ts'
import { readLineReference } from './free-text.ts'
import type { PostedItem } from './posted-item.ts'
import { rateOn } from './vat.ts'

/** A stored order line: a snapshot of name, price and VAT rate. */
export type OrderLine = {
  productId: number
  name: string
  info: CartInfo
  quantity: number
  unitPrice: Centimes
  total: Centimes
  vatRate: number
  /** The customer's own reference, printed on the delivery note (A4); never empty. */
  reference?: string
}

/**
 * Prices a line at the current price of the product found for it (R20). Ignores the claimed price:
 * `changedPrice` compares it.
 */
export const priceLine = (
  { id, quantity, reference: text = '' }: PostedItem,
  found: Result<FoundLine, LineRefusal>,
  day: string,
): Result<OrderLine, LineRefusal> => {
  if (!isQuantity(quantity)) return refuse({ code: 'quantity-invalid', field: 'quantity' })
  if (!found.ok) return found

  const { name, info, product } = found.value
  if (product.id !== id) return refuse({ code: 'product-mismatch', field: 'id' })
  const reference = readLineReference(text)
  return ok({
    productId: product.id,
    name,
    info,
    quantity,
    unitPrice: product.price,
    total: times(product.price, quantity),
    vatRate: rateOn(product.vatClass, day),
    ...(reference && { reference }),
  })
}

/** The refusal of a line whose claimed price is not the current one. */
export const changedPrice = (
  { price }: PostedItem,
  { unitPrice }: OrderLine,
): LineRefusal | undefined =>
  price === undefined || price === unitPrice ? undefined : { code: 'price-changed', field: 'price' }
