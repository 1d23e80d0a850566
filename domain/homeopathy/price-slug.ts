import { dilutionSteps, type Scale, scales } from './dilution-steps.ts'
import { type Form, formsOf, type Preparation, sizesOf } from './form.ts'
import { isReadyForSize } from './selection.ts'

/** The highest dilution of category 1, 2, 3 … (D2 §9). */
const lastOfCategory: Record<Scale, readonly string[]> = {
  DH: ['18', '59', '60'],
  CH: ['9', '29', '30', '200', '1000'],
  K: ['30', '900', '9M', '20M', 'LM', 'CM', 'DM', 'MM'],
  LM: ['30', '60', '100'],
}

const categoriesOf = (scale: Scale) => {
  const limits = lastOfCategory[scale].map((last) => dilutionSteps[scale].indexOf(last))
  return dilutionSteps[scale].map((_, i) => 1 + limits.findIndex((limit) => i <= limit))
}

const categories = new Map(
  scales.flatMap((scale) => {
    const list = categoriesOf(scale)
    return dilutionSteps[scale].map((value, i) => [`${value} ${scale}`, list[i] ?? 0] as const)
  }),
)

/** The price category of a dilution, from 1; 0 for one that is not made. */
export const priceCategory = (scale: Scale, value: string): number =>
  categories.get(`${value} ${scale}`) ?? 0

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
