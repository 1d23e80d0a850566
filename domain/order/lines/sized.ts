import {
  familyPriceSlug,
  readFamilySize,
  type SizedFamily,
  sizedFamilies,
} from '../../catalogue/sized-family.ts'
import { ok } from '../../result.ts'
import { findAsked, type KnownRemedy, spelling } from '../price-facts.ts'
import { impossible, type LineDefinition, priceOf, unknownRemedy } from './line-definition.ts'

/** Labels of gemmo- and phytotherapy are Latin; oligotherapy is named in the customer's language. */
const nameOn = (family: SizedFamily, { name, otherNames }: KnownRemedy, asked: string) =>
  family === 'oligotherapy' ? (spelling([...otherNames, name], asked) ?? name) : name

/** A remedy of a family that knows sizes only (D2 §4). */
export const sizedLine = <Family extends SizedFamily>(family: Family): LineDefinition<Family> => {
  const { category } = sizedFamilies[family]
  return {
    asks: ({ name, info }) => {
      const size = readFamilySize(family, info.size)
      return {
        remedies: [{ category, name }],
        slugs: size ? [familyPriceSlug(family, size)] : [],
      }
    },
    price: ({ name, info }, facts) => {
      const remedy = findAsked(facts.remedies, { category, name })
      if (!remedy) return unknownRemedy()
      const size = readFamilySize(family, info.size)
      if (!size) return impossible('size', 'unknown-value')
      const product = priceOf(facts, familyPriceSlug(family, size))
      if (!product.ok) return product
      return ok({
        name: nameOn(family, remedy, name),
        info: { type: family, size },
        product: product.value,
      })
    },
  }
}
