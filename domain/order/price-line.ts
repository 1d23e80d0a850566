import type { CartInfo } from '../cart/cart-info.ts'
import { fold } from '../fold.ts'
import { type AskedPreparation, checkPreparation } from '../homeopathy/check-preparation.ts'
import { priceSlug } from '../homeopathy/price-slug.ts'
import type { Remedy } from '../homeopathy/remedy.ts'
import { type Centimes, times } from '../money.ts'
import { isQuantity } from '../quantity.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { OrderRefusal } from './order-refusal.ts'
import { rateOn, type VatClass } from './vat.ts'

/** A line as posted, its shape already checked; `info` in codes or printed labels. */
export type PostedItem = {
  id: number
  quantity: number
  name: string
  info: { type: CartInfo['type'] } & AskedPreparation
  /** What the customer was shown; when given, it must still hold. */
  price?: Centimes
}

export type PriceProduct = { id: number; price: Centimes; vatClass: VatClass }

/** What pricing must know: remedies by folded name (`fold`), price products by slug. */
export type PriceFacts = {
  remedies: ReadonlyMap<string, Remedy>
  products: ReadonlyMap<string, PriceProduct>
}

/** A line as the order keeps it: a snapshot of name, price and VAT rate. */
export type OrderLine = {
  productId: number
  name: string
  info: CartInfo
  quantity: number
  unitPrice: Centimes
  total: Centimes
  vatRate: number
}

/** Finds a line's price anew from what it asks for, never from what it claims (R20). */
export const priceLine = (
  item: PostedItem,
  facts: PriceFacts,
  day: string,
): Result<OrderLine, OrderRefusal> => {
  if (!isQuantity(item.quantity)) return refuse('quantity-invalid')

  const remedy = facts.remedies.get(fold(item.name.trim()))
  if (!remedy) return refuse('remedy-unknown')

  const preparation = checkPreparation(item.info, remedy.dilutions)
  if (!preparation.ok) return refuse('selection-impossible')

  const product = facts.products.get(priceSlug(preparation.value) ?? '')
  if (!product) return refuse('price-not-found')
  if (product.id !== item.id) return refuse('product-mismatch')
  if (item.price !== undefined && item.price !== product.price) return refuse('price-changed')

  return ok({
    productId: product.id,
    name: remedy.name,
    info: { type: 'homeopathy', ...preparation.value },
    quantity: item.quantity,
    unitPrice: product.price,
    total: times(product.price, item.quantity),
    vatRate: rateOn(product.vatClass, day),
  })
}
