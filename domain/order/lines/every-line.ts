import { productInfo } from '../../cart/line-info.ts'
import { findRequestedRemedy, type RequestedRemedy } from '../../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import { type RemedyFamily, remedyCategories } from '../../catalogue/remedy-category.ts'
import { ok, refuse } from '../../result.ts'
import type { LineType, PostedItem } from '../posted-item.ts'
import { substanceRemedies } from './custom.ts'
import type { PricedType, RemedyReference, Unavailable } from './decision.ts'
import { decisionOf } from './decisions.ts'
import type { LineDefinition, LineRefusal } from './line-definition.ts'

/** Reference by id when the line has one, else by the line's name (R44). */
const remedyReferenceOf = (name: string, info: object): RemedyReference =>
  'remedy' in info && typeof info.remedy === 'number' ? { id: info.remedy } : { name }

/** Prefixes the field with its place in an order: the name is outside of `info`. */
const lineRefusal = ({ field, reason }: Unavailable, { id }: RemedyReference): LineRefusal => {
  if (field === 'remedy')
    return { code: 'remedy-unknown', field: id === undefined ? 'name' : 'info.remedy' }
  if (field.endsWith('.remedy')) return { code: 'remedy-unknown', field: `info.${field}` }
  return { code: 'selection-impossible', field: `info.${field}`, reason }
}

/** The line definition of a family with price products, from the rules of the family. */
const pricedLine = <Type extends PricedType>(
  type: Type,
  remediesOf: (item: PostedItem<Type>, called: RemedyReference) => readonly RequestedRemedy[],
): LineDefinition<Type> => {
  const decide = decisionOf(type)
  return {
    requirements: (item) => ({
      remedies: remediesOf(item, remedyReferenceOf(item.name, item.info)),
    }),
    decide: (item, { remedies, language }) => {
      const called = remedyReferenceOf(item.name, item.info)
      const decision = decide(item.info, called, (asked) => findRequestedRemedy(remedies, asked))
      if (!decision.ok) return refuse(lineRefusal(decision.refusal, called))
      const { name, info, slugs } = decision.value
      return ok({ name: name(language), info, slugs })
    },
  }
}

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
