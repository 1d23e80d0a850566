import { slugOf } from '../slug.ts'
import type { Category } from './remedy-category.ts'

type Definition = { category: Category; called: keyof RemedyNames; sizes: readonly string[] }

/** What the laboratory writes on its labels, in Latin, and what people say in their language. */
type RemedyNames = { label: string; name: string }

/** Families whose remedies are chosen by name and size alone (D2 §4, §5). */
export const sizedFamilies = {
  gemmotherapy: { category: 'gtp', called: 'label', sizes: ['30ml', '60ml', '125ml', '250ml'] },
  phytotherapy: { category: 'ptp', called: 'label', sizes: ['30ml', '60ml', '125ml', '250ml'] },
  oligotherapy: { category: 'otp', called: 'name', sizes: ['60ml', '150ml', '250ml'] },
} as const satisfies Record<string, Definition>

export type SizedFamily = keyof typeof sizedFamilies

export const sizedFamilyNames = Object.keys(sizedFamilies) as SizedFamily[]

/** A size of any of them. */
export type FamilySize = (typeof sizedFamilies)[SizedFamily]['sizes'][number]

export const familySizes = (family: SizedFamily): readonly FamilySize[] =>
  sizedFamilies[family].sizes

/** A line's name: plants go by the label, elements by their name in the language (D2 §3). */
export const nameOnLine = (family: SizedFamily, names: RemedyNames): string =>
  names[sizedFamilies[family].called]

/** '30 ml' and '30ML' are the code '30ml'; undefined when the family is not sold so. */
export const readFamilySize = (family: SizedFamily, text: string): FamilySize | undefined => {
  const wanted = slugOf(text).replaceAll('-', '')
  return familySizes(family).find((size) => size === wanted)
}

/** The price product's slug: 'single-gemmotherapy-30ml' (D2 §7, R13). */
export const familyPriceSlug = (family: SizedFamily, size: FamilySize): string =>
  `single-${family}-${size}`
