import { productInfo } from '../../cart/line-info.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import { type RemedyFamily, remedyCategories } from '../../catalogue/remedy-category.ts'
import { ok, refuse } from '../../result.ts'
import type { LineType } from '../posted-item.ts'
import { substanceRemedies } from './custom.ts'
import type { LineDefinition } from './line-definition.ts'
import { pricedLine } from './priced-line.ts'

/** A line of one remedy. */
const remedyLine = <Family extends RemedyFamily>(family: Family) =>
  pricedLine(family, (_item, called) => [{ category: remedyCategories[family], ...called }])

/** A ready product: found by id, must match the kind; the catalogue names it (R44). */
const readyLine = <Kind extends ShownKind>(kind: Kind): LineDefinition<Kind> => ({
  requirements: ({ id }) => ({ products: [id] }),
  decide: ({ id }, { products, language }) => {
    const product = products.get(id)
    if (!product) return refuse({ code: 'product-unknown', field: 'id' })
    if (product.kind !== kind) return refuse({ code: 'product-mismatch', field: 'info.type' })
    return ok({ name: product.titles[language], info: productInfo(product), product })
  },
})

/** The rules of every family of lines. */
export const everyLine: { readonly [Type in LineType]: LineDefinition<Type> } = {
  homeopathy: remedyLine('homeopathy'),
  gemmotherapy: remedyLine('gemmotherapy'),
  phytotherapy: remedyLine('phytotherapy'),
  oligotherapy: remedyLine('oligotherapy'),
  custom: pricedLine('custom', ({ info }) => substanceRemedies(info)),
  schussler: remedyLine('schussler'),
  complex: readyLine('complex'),
  otc: readyLine('otc'),
  kit: readyLine('kit'),
  seasonal: readyLine('seasonal'),
  supplement: readyLine('supplement'),
}
