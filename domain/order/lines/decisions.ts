import { homeopathyInfo, saltInfo, sizedInfo } from '../../cart/line-info.ts'
import { remedyNameIn } from '../../catalogue/find-requested-remedy.ts'
import { remedyCategories } from '../../catalogue/remedy-category.ts'
import { readSaltForm, saltPriceSlug } from '../../catalogue/salt-price-slug.ts'
import {
  familyPriceSlug,
  nameOnLine,
  readFamilySize,
  type SizedFamily,
} from '../../catalogue/sized-family.ts'
import { checkPreparation } from '../../homeopathy/check-preparation.ts'
import { singleSlug } from '../../homeopathy/price-slug.ts'
import { ok } from '../../result.ts'
import { decideMixture } from './custom.ts'
import { type Decide, findReferencedRemedy, type PricedType, unavailable } from './decision.ts'

/** A remedy of a family that has sizes only (D2 §4). */
const decideSized =
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

/** A Schüssler salt: one price for pills and one for powder, whatever the salt (R17). */
const decideSalt: Decide<'schussler'> = (asked, called, find) => {
  const salt = findReferencedRemedy('sch', called, find)
  if (!salt.ok) return salt
  const form = readSaltForm(asked.form)
  if (!form) return unavailable('form', 'unknown-value')
  const known = salt.value
  if (known && !known.forms?.includes(form)) return unavailable('form', 'form-not-offered')
  return ok({
    name: (language) => (known ? remedyNameIn(known, language) : ''),
    info: saltInfo(form, known?.id),
    slugs: [saltPriceSlug(form)],
  })
}

/** A single homeopathic remedy: the preparation decides the price (D2 §7). */
const decideHomeopathy: Decide<'homeopathy'> = (asked, called, find) => {
  const remedy = findReferencedRemedy('hpt', called, find)
  if (!remedy.ok) return remedy
  const made = checkPreparation(asked, remedy.value?.dilutions)
  if (!made.ok) return made
  return ok({
    name: () => remedy.value?.name ?? '',
    info: homeopathyInfo(made.value, remedy.value?.id),
    slugs: [singleSlug(made.value)],
  })
}

const decisions: { readonly [Type in PricedType]: Decide<Type> } = {
  homeopathy: decideHomeopathy,
  gemmotherapy: decideSized('gemmotherapy'),
  phytotherapy: decideSized('phytotherapy'),
  oligotherapy: decideSized('oligotherapy'),
  custom: decideMixture,
  schussler: decideSalt,
}

/** The rules of a family with price products. */
export const decisionOf = <Type extends PricedType>(type: Type): Decide<Type> => decisions[type]
