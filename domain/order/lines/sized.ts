import { sizedInfo } from '../../cart/line-info.ts'
import {
  familyPriceSlug,
  nameOnLine,
  readFamilySize,
  type SizedFamily,
  sizedFamilies,
} from '../../catalogue/sized-family.ts'
import { ok } from '../../result.ts'
import { findAsked, type KnownRemedy, spelling } from '../price-facts.ts'
import { impossible, type LineDefinition, priceOf, unknownRemedy } from './line-definition.ts'

const nameOn = (family: SizedFamily, { name: label, otherNames }: KnownRemedy, asked: string) =>
  nameOnLine(family, { label, name: spelling([...otherNames, label], asked) ?? label })

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
        info: sizedInfo(family, size),
        product: product.value,
      })
    },
  }
}
