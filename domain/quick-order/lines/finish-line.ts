import type { CartInfo } from '../../cart/cart-info.ts'
import { productInfo } from '../../cart/line-info.ts'
import type { FindRemedy } from '../../catalogue/find-requested-remedy.ts'
import { type RemedyFamily, remedyCategories } from '../../catalogue/remedy-category.ts'
import { isSizedFamily } from '../../catalogue/sized-family.ts'
import type { Language } from '../../language.ts'
import { decisionOf } from '../../order/lines/decisions.ts'
import type { LineCatalogue, LineSpec } from './line-spec.ts'

/** A complete line: its name and info as in an order, and the slugs of its price products. */
export type LineItem = {
  name: (language: Language) => string
  info: CartInfo
  /** Ready products have an id instead. */
  slugs: readonly string[]
  productId?: number
}

const families = Object.keys(remedyCategories) as RemedyFamily[]

/** Finds the remedies of orders in the catalogue of lines. */
export const finderIn =
  ({ remedy }: LineCatalogue): FindRemedy =>
  ({ category, id }) => {
    const family = families.find((one) => remedyCategories[one] === category)
    return family && id !== undefined ? remedy(family, id) : undefined
  }

const decideLine = ({ thing, preparation, size, saltForm }: LineSpec, catalogue: LineCatalogue) => {
  const { family, id } = thing
  const find = finderIn(catalogue)
  if (family === 'homeopathy') {
    const { scale, dilution, form, size: pack, carrier } = preparation ?? {}
    if (!scale || !dilution || !form || !pack) return undefined
    const asked = { scale, dilution, form, size: pack, ...(carrier && { carrier }) }
    return decisionOf(family)(asked, { id }, find)
  }
  if (family === 'schussler')
    return saltForm && decisionOf(family)({ form: saltForm }, { id }, find)
  return isSizedFamily(family) && size ? decisionOf(family)({ size }, { id }, find) : undefined
}

/** The item of a spec by the rules of orders; undefined while something is missing. */
export const finishLine = (spec: LineSpec, catalogue: LineCatalogue): LineItem | undefined => {
  const product = catalogue.product(spec.thing.id)
  if (product && product.kind === spec.thing.family)
    return {
      name: (language) => product.titles[language],
      info: productInfo(product),
      slugs: [],
      productId: product.id,
    }
  const decision = decideLine(spec, catalogue)
  return decision?.ok ? decision.value : undefined
}
