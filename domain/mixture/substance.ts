import type { Category } from '../catalogue/remedy-category.ts'
import { type Scale, scales } from '../homeopathy/dilution-steps.ts'

// What the check of a stored mixture needs; the rules of forms are in `mixture-form.ts`.

/** Limit against abuse; real formulas are far below. */
export const maxSubstances = 50

/** The carriers of purely homeopathic Drops in mixtures; E DIST is not Water (R16). */
export const mixtureCarriers = ['25-aeth', 'nacl', 'e-dist'] as const
export type MixtureCarrier = (typeof mixtureCarriers)[number]

/** The types of substances, as written in the API and in cart lines (D2 §3). */
export const substanceTypes = ['Homeopathy', 'Phytotherapy', 'Gemmotherapy'] as const
export type SubstanceType = (typeof substanceTypes)[number]

/** The catalogue category of each type (R10). */
export const categoryOf = {
  Homeopathy: 'hpt',
  Phytotherapy: 'ptp',
  Gemmotherapy: 'gtp',
} as const satisfies Record<SubstanceType, Category>

/** The scales of mixtures; K and LM exist for single remedies only (D2 §5). */
export const mixtureScales = ['DH', 'CH'] as const satisfies readonly Scale[]
export type MixtureScale = (typeof mixtureScales)[number]

export type HomeopathicSubstance = {
  type: 'Homeopathy'
  name: string
  scale: MixtureScale
  dilution: string
}

type PlantSubstance = { type: 'Phytotherapy' | 'Gemmotherapy'; name: string }

/** A finished substance: everything is chosen (D2 §4). */
export type Substance = HomeopathicSubstance | PlantSubstance

export const isHomeopathic = (substance: Substance): substance is HomeopathicSubstance =>
  substance.type === 'Homeopathy'

const codeIn =
  <Code extends string>(codes: readonly Code[]) =>
  (text: string): Code | undefined =>
    codes.find((code) => code.toLowerCase() === text.trim().toLowerCase())

// Both parsers accept any case; undefined for other texts.
export const readSubstanceType = codeIn(substanceTypes)
export const readMixtureScale = (text: string): MixtureScale | undefined => {
  const scale = codeIn(scales)(text)
  return mixtureScales.find((known) => known === scale)
}
