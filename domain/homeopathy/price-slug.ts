import { type Form, formsOf, sizesOf } from './form.ts'
import type { Preparation } from './preparation.ts'
import { priceCategory } from './price-category.ts'
import { isReadyForSize } from './selection.ts'

/** Creme, Trituration and Suppository have one price for all dilutions (D2 §7). */
export const isPricedByDilution = (form: Form): boolean =>
  form === 'granules' || form === 'globuli' || form === 'drops'

/**
 * The slug of one remedy's price product (D2 §7, R13), alone or as all the homeopathy of a mixture
 * (R11), for a preparation that is made. DH is priced as CH, by categories of its own (D2 §9).
 */
export const singleSlug = ({
  scale,
  dilution,
  form,
  size,
}: Omit<Preparation, 'carrier'>): string => {
  const priceScale = scale === 'DH' ? 'ch' : scale.toLowerCase()
  const price = isPricedByDilution(form) ? `price-${priceCategory(scale, dilution)}-` : ''
  return `single-homeopathy-${priceScale}-${form}-${price}${size}`
}

/**
 * The slug of a single remedy's price product; undefined while something is still to be chosen and
 * for what is not made. A selection can be passed as it is.
 */
export const priceSlug = (selection: Partial<Preparation>): string | undefined => {
  const { scale, dilution, form, size } = selection
  if (!scale || !dilution || !form || !size || !isReadyForSize(selection)) return undefined
  if (!formsOf(scale, dilution).includes(form) || !sizesOf(scale, form).includes(size)) {
    return undefined
  }
  if (priceCategory(scale, dilution) === 0) return undefined
  return singleSlug({ scale, dilution, form, size })
}
