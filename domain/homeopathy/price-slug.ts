import { type Form, formsOf, sizesOf } from './form.ts'
import type { Preparation } from './preparation.ts'
import { priceCategory } from './price-category.ts'
import { isReadyForSize } from './selection.ts'

/** Creme, Trituration and Suppository have the same price for all dilutions (D2 §7). */
export const isPricedByDilution = (form: Form): boolean =>
  form === 'granules' || form === 'globuli' || form === 'drops'

/**
 * The slug of the price product of a valid preparation, or of a mixture's homeopathic part (D2 §7,
 * R11, R13). DH is priced as CH, by its own categories (D2 §9).
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
 * The slug of a single remedy's price product. Undefined while the selection is incomplete, and for
 * preparations that are not made.
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
