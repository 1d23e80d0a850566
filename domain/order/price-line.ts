import type { CartInfo } from '../cart/cart-info.ts'
import { type Centimes, times } from '../money.ts'
import { isQuantity } from '../quantity.ts'
import { ok, type Result, refuse } from '../result.ts'
import { everyLine } from './lines/every-line.ts'
import type { FoundLine, LineDefinition, LineRefusal } from './lines/line-definition.ts'
import type { LineType, PostedItem } from './posted-item.ts'
import type { PriceFacts, RequiredFacts } from './price-facts.ts'
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
}

const definitionOf = <Type extends LineType>({ info }: PostedItem<Type>): LineDefinition<Type> =>
  everyLine[info.type]

/** The facts needed to price these lines. */
export const requiredFacts = (items: readonly PostedItem[]): RequiredFacts => {
  const asks = items.map((item) => definitionOf(item).asks(item))
  return {
    remedies: asks.flatMap(({ remedies = [] }) => remedies),
    slugs: asks.flatMap(({ slugs = [] }) => slugs),
    products: asks.flatMap(({ products = [] }) => products),
  }
}

/** Resolves a line from the facts, ignoring the id and price it claims. */
export const findLine = (item: PostedItem, facts: PriceFacts): Result<FoundLine, LineRefusal> =>
  definitionOf(item).price(item, facts)

/** Computes a line's price from its content, never from its claimed price (R20). */
export const priceLine = (
  item: PostedItem,
  facts: PriceFacts,
  day: string,
): Result<OrderLine, LineRefusal> => {
  const { id, quantity, price } = item
  if (!isQuantity(quantity)) return refuse({ code: 'quantity-invalid', field: 'quantity' })
  const found = findLine(item, facts)
  if (!found.ok) return found

  const { name, info, product } = found.value
  if (product.id !== id) return refuse({ code: 'product-mismatch', field: 'id' })
  if (price !== undefined && price !== product.price)
    return refuse({ code: 'price-changed', field: 'price' })

  return ok({
    productId: product.id,
    name,
    info,
    quantity,
    unitPrice: product.price,
    total: times(product.price, quantity),
    vatRate: rateOn(product.vatClass, day),
  })
}
