import { sizedInfo } from '../../cart/line-info.ts'
import { remedyNameIn } from '../../catalogue/find-requested-remedy.ts'
import { remedyCategories } from '../../catalogue/remedy-category.ts'
import {
  familyPriceSlug,
  nameOnLine,
  readFamilySize,
  type SizedFamily,
} from '../../catalogue/sized-family.ts'
import { ok } from '../../result.ts'
import { type Decide, findReferencedRemedy, unavailable } from './decision.ts'

/** A remedy of a family that has sizes only (D2 §4). */
export const decideSized =
  <Family extends SizedFamily>(family: Family): Decide<Family> =>
  (asked, called, find) => {
    const remedy = findReferencedRemedy(remedyCategories[family], called, find)
    if (!remedy.ok) return remedy
    const size = readFamilySize(family, asked.size)
    if (!size) return unavailable('size', 'unknown-value')
    const known = remedy.value
    return ok({
      name: (language) =>
        known ? nameOnLine(family, { label: known.name, name: remedyNameIn(known, language) }) : '',
      info: sizedInfo(family, size, known?.id),
      slugs: [familyPriceSlug(family, size)],
    })
  }
