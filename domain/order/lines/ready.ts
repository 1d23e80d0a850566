import type { CartInfo } from '../../cart/cart-info.ts'
import type { ShownKind } from '../../catalogue/product-view.ts'
import { ok, refuse } from '../../result.ts'
import { type ReadyProduct, spelling } from '../price-facts.ts'
import type { LineDefinition } from './line-definition.ts'

/** The catalogue's word on what the product is, never the line's. */
const infoOf = ({ kind, form, size, remedies }: ReadyProduct): CartInfo =>
  kind === 'kit' || kind === 'seasonal' ? { type: kind, remedies } : { type: kind, form, size }

/** A ready product: its id finds it, its kind and one of its titles must agree. */
export const readyLine = <Kind extends ShownKind>(kind: Kind): LineDefinition<Kind> => ({
  asks: ({ id }) => ({ products: [id] }),
  price: ({ id, name }, facts) => {
    const product = facts.products.get(id)
    if (!product) return refuse({ code: 'product-unknown', field: 'id' })
    if (product.kind !== kind) return refuse({ code: 'product-mismatch', field: 'info.type' })
    const title = spelling(product.titles, name)
    if (title === undefined) return refuse({ code: 'product-mismatch', field: 'name' })
    return ok({ name: title, info: infoOf(product), product })
  },
})
