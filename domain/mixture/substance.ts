import type { Category } from '../catalogue/remedy-category.ts'
import { type Scale, scales } from '../homeopathy/scale.ts'

/** What a mixture is made of; the words are those of the API and of a cart line (D2 §3). */
export const substanceTypes = ['Homeopathy', 'Phytotherapy', 'Gemmotherapy'] as const
export type SubstanceType = (typeof substanceTypes)[number]

/** The catalogue's category behind each type (R10). */
export const categoryOf = {
  Homeopathy: 'hpt',
  Phytotherapy: 'ptp',
  Gemmotherapy: 'gtp',
} as const satisfies Record<SubstanceType, Category>

/** The scales of a mixture; K and LM are for single remedies only (D2 §5). */
export const mixtureScales = ['DH', 'CH'] as const satisfies readonly Scale[]
export type MixtureScale = (typeof mixtureScales)[number]

export type HomeopathicSubstance = {
  type: 'Homeopathy'
  name: string
  scale: MixtureScale
  dilution: string
}

export type PlantSubstance = { type: 'Phytotherapy' | 'Gemmotherapy'; name: string }

/** A finished substance: nothing of it is left to be chosen (D2 §4). */
export type Substance = HomeopathicSubstance | PlantSubstance

export const isHomeopathic = (substance: Substance): substance is HomeopathicSubstance =>
  substance.type === 'Homeopathy'

/** A bound against abuse, far above any formula. */
export const maxSubstances = 50

const codeIn =
  <Code extends string>(codes: readonly Code[]) =>
  (text: string): Code | undefined =>
    codes.find((code) => code.toLowerCase() === text.trim().toLowerCase())

// Both readers take the word in any case and answer the code or undefined.
export const readSubstanceType = codeIn(substanceTypes)
export const readMixtureScale = (text: string): MixtureScale | undefined => {
  const scale = codeIn(scales)(text)
  return mixtureScales.find((known) => known === scale)
}
