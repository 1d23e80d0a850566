import { sizedInfo } from '../../cart/line-info.ts'
import { nameIn } from '../../catalogue/known-remedy.ts'
import {
  familyPriceSlug,
  nameOnLine,
  readFamilySize,
  type SizedFamily,
  sizedFamilies,
} from '../../catalogue/sized-family.ts'
import { ok } from '../../result.ts'
import { type Decide, findReferencedRemedy, unavailable } from './decision.ts'

/** A remedy of a family that has sizes only (D2 §4). */
export const decideSized =
  <Family extends SizedFamily>(family: Family): Decide<Family> =>
  (asked, called, find) => {
    const remedy = findReferencedRemedy(sizedFamilies[family].category, called, find)
    if (!remedy.ok) return remedy
    const size = readFamilySize(family, asked.size)
    if (!size) return unavailable('size', 'unknown-value')
    const known = remedy.value
    return ok({
      name: (language) =>
        known ? nameOnLine(family, { label: known.name, name: nameIn(known, language) }) : '',
      info: sizedInfo(family, size, known?.id),
      slugs: [familyPriceSlug(family, size)],
    })
  }
