import { productInfo } from '../../cart/line-info.ts'
import { spelling } from '../../catalogue/known-remedy.ts'
import type { ShownKind } from '../../catalogue/product-view.ts'
import { ok, refuse } from '../../result.ts'
import type { LineDefinition } from './line-definition.ts'

/**
 * A ready product: its id finds it, its kind and one of its titles must agree. What it is says the
 * catalogue, never the line.
 */
export const readyLine = <Kind extends ShownKind>(kind: Kind): LineDefinition<Kind> => ({
  asks: ({ id }) => ({ products: [id] }),
  price: ({ id, name }, facts) => {
    const product = facts.products.get(id)
    if (!product) return refuse({ code: 'product-unknown', field: 'id' })
    if (product.kind !== kind) return refuse({ code: 'product-mismatch', field: 'info.type' })
    const title = spelling(product.titles, name)
    if (title === undefined) return refuse({ code: 'product-mismatch', field: 'name' })
    return ok({ name: title, info: productInfo(product), product })
  },
})
