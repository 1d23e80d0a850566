import { dilutionText } from '../../homeopathy/dilution-steps.ts'
import type { Form, Size } from '../../homeopathy/form.ts'
import type { Language } from '../../language.ts'
import { isHomeopathic, type MixtureCarrier, type Substance } from '../../mixture/substance.ts'
import { quantityText } from '../../quantity.ts'
import { preparationText } from './write-line.ts'

/** What a line orders as a mixture, complete or not. */
export type MixtureSpec = {
  substances: readonly Substance[]
  form?: Form | undefined
  carrier?: MixtureCarrier | undefined
  size?: Size | undefined
  quantity?: number | undefined
}

const familyWords = { Phytotherapy: 'phyto', Gemmotherapy: 'gemmo' } as const

/** 'Arnica montana 4 DH', 'gemmo Ribes nigrum'. */
export const substanceText = (substance: Substance): string =>
  isHomeopathic(substance)
    ? `${substance.name} ${dilutionText(substance.scale, substance.dilution)}`
    : `${familyWords[substance.type]} ${substance.name}`

/** Writes the line of the order desk that `readDeskLine` reads as the mixture. */
export const mixtureText = (
  { substances, quantity = 1, ...preparation }: MixtureSpec,
  language: Language,
): string =>
  [
    substances.map(substanceText).join(' + '),
    preparationText(preparation, language),
    quantity !== 1 && quantityText(quantity),
  ]
    .filter(Boolean)
    .join(' ')
