import { productInfo } from '../../cart/line-info.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import { ok, refuse } from '../../result.ts'
import type { LineType } from '../posted-item.ts'
import type { LineDefinition } from './line-definition.ts'
import { pricedLine } from './priced-line.ts'

/** A ready product: found by id, must match the kind; the catalogue names it (R44). */
const readyLine = <Kind extends ShownKind>(kind: Kind): LineDefinition<Kind> => ({
  asks: ({ id }) => ({ products: [id] }),
  price: ({ id }, { products, language }) => {
    const product = products.get(id)
    if (!product) return refuse({ code: 'product-unknown', field: 'id' })
    if (product.kind !== kind) return refuse({ code: 'product-mismatch', field: 'info.type' })
    return ok({ name: product.titles[language], info: productInfo(product), product })
  },
})

/** The rules of every family of lines. */
export const everyLine: { readonly [Type in LineType]: LineDefinition<Type> } = {
  homeopathy: pricedLine('homeopathy'),
  gemmotherapy: pricedLine('gemmotherapy'),
  phytotherapy: pricedLine('phytotherapy'),
  oligotherapy: pricedLine('oligotherapy'),
  custom: pricedLine('custom'),
  schussler: pricedLine('schussler'),
  complex: readyLine('complex'),
  otc: readyLine('otc'),
  kit: readyLine('kit'),
  seasonal: readyLine('seasonal'),
  supplement: readyLine('supplement'),
}
