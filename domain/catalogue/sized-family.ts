import { slugOf } from '../slug.ts'

type Definition = { lineName: keyof RemedyNames; sizes: readonly string[] }

/** `label` is the Latin name on the laboratory's labels, `name` the common name in the language. */
type RemedyNames = { label: string; name: string }

/** Families whose remedies are chosen by name and size only (D2 §4, §5). */
const sizedFamilies = {
  gemmotherapy: { lineName: 'label', sizes: ['30ml', '60ml', '125ml', '250ml'] },
  phytotherapy: { lineName: 'label', sizes: ['30ml', '60ml', '125ml', '250ml'] },
  oligotherapy: { lineName: 'name', sizes: ['60ml', '150ml', '250ml'] },
} as const satisfies Record<string, Definition>

export type SizedFamily = keyof typeof sizedFamilies

export const sizedFamilyNames = Object.keys(sizedFamilies) as SizedFamily[]

export const isSizedFamily = (family: string): family is SizedFamily =>
  Object.hasOwn(sizedFamilies, family)

/** A size of any of these families. */
export type FamilySize = (typeof sizedFamilies)[SizedFamily]['sizes'][number]

export const familySizes = (family: SizedFamily): readonly FamilySize[] =>
  sizedFamilies[family].sizes

/** The name of a line: the label's name for plants, the common name for elements (D2 §3). */
export const nameOnLine = (family: SizedFamily, names: RemedyNames): string =>
  names[sizedFamilies[family].lineName]

/** '30 ml' and '30ML' → '30ml'; undefined when the family does not have the size. */
export const readFamilySize = (family: SizedFamily, text: string): FamilySize | undefined => {
  const compactText = slugOf(text).replaceAll('-', '')
  return familySizes(family).find((size) => size === compactText)
}

/** The slug of the price product: 'single-gemmotherapy-30ml' (D2 §7, R13). */
export const familyPriceSlug = (family: SizedFamily, size: FamilySize): string =>
  `single-${family}-${size}`

/** The size of a family that has a price, if it is the only one; `prices` has the slugs as keys. */
export const onlyPricedSize = (family: SizedFamily, prices: object): FamilySize | undefined => {
  const priced = familySizes(family).filter((size) =>
    Object.hasOwn(prices, familyPriceSlug(family, size)),
  )
  return priced.length === 1 ? priced[0] : undefined
}
