import { formsOf, sizesOf } from './form.ts'
import type { Preparation } from './preparation.ts'
import { priceCategory } from './price-category.ts'
import { isReadyForSize } from './selection.ts'

/**
 * The slug of a single remedy's price product (D2 §7, R13); undefined while something is still to
 * be chosen and for what is not made. DH is priced as CH. Creme, Trituration and Suppository have
 * one price for all dilutions. A selection can be passed as it is.
 */
export const priceSlug = (selection: Partial<Preparation>): string | undefined => {
  const { scale, dilution, form, size } = selection
  if (!scale || !dilution || !form || !size || !isReadyForSize(selection)) return undefined
  if (!formsOf(scale, dilution).includes(form) || !sizesOf(scale, form).includes(size)) {
    return undefined
  }
  const category = priceCategory(scale, dilution)
  if (category === 0) return undefined
  const priceScale = scale === 'DH' ? 'ch' : scale.toLowerCase()
  const isByDilution = form === 'granules' || form === 'globuli' || form === 'drops'
  const price = isByDilution ? `price-${category}-` : ''
  return `single-homeopathy-${priceScale}-${form}-${price}${size}`
}
