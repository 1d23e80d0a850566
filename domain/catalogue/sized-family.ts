import { slugOf } from '../slug.ts'
import type { Category } from './remedy-category.ts'

/** Families whose remedies are chosen by name and size alone (D2 §4, §5). */
export const sizedFamilies = {
  gemmotherapy: { category: 'gtp', sizes: ['30ml', '60ml', '125ml', '250ml'] },
  phytotherapy: { category: 'ptp', sizes: ['30ml', '60ml', '125ml', '250ml'] },
  oligotherapy: { category: 'otp', sizes: ['60ml', '150ml', '250ml'] },
} as const satisfies Record<string, { category: Category; sizes: readonly string[] }>

export type SizedFamily = keyof typeof sizedFamilies

export const sizedFamilyNames = Object.keys(sizedFamilies) as SizedFamily[]

/** A size of any of them. */
export type FamilySize = (typeof sizedFamilies)[SizedFamily]['sizes'][number]

export const isSizedFamily = (text: string): text is SizedFamily =>
  Object.hasOwn(sizedFamilies, text)

export const familySizes = (family: SizedFamily): readonly FamilySize[] =>
  sizedFamilies[family].sizes

/** '30 ml' and '30ML' are the code '30ml'; undefined when the family is not sold so. */
export const readFamilySize = (family: SizedFamily, text: string): FamilySize | undefined => {
  const wanted = slugOf(text).replaceAll('-', '')
  return familySizes(family).find((size) => size === wanted)
}

/** The price product's slug: 'single-gemmotherapy-30ml' (D2 §7, R13). */
export const familyPriceSlug = (family: SizedFamily, size: FamilySize): string =>
  `single-${family}-${size}`
