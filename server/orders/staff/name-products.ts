import type { Language } from '../../../domain/language.ts'
import { findReadyProducts } from '../../catalogue/products/ready-products.ts'
import type { Database } from '../../db/client.ts'
import type { Order } from '../order.ts'

/** Orders whose ready products have their present titles in a language; each stores the language of its customer. */
export const nameProducts = async (
  db: Database,
  orders: readonly Order[],
  language: Language,
): Promise<Order[]> => {
  const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  const products = await findReadyProducts(db, ids)
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      name: products.get(line.productId)?.titles[language] ?? line.name,
    })),
  }))
}
