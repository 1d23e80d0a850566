import { homeopathyInfo } from '../../cart/line-info.ts'
import { checkPreparation } from '../../homeopathy/check-preparation.ts'
import { singleSlug } from '../../homeopathy/price-slug.ts'
import { ok } from '../../result.ts'
import { type Decide, findReferencedRemedy } from './decision.ts'

/** A single homeopathic remedy: the preparation decides the price (D2 §7). */
export const decideHomeopathy: Decide<'homeopathy'> = (asked, called, find) => {
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
