import { dilutionSteps } from './dilution-steps.ts'
import { type Scale, scales } from './scale.ts'

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
