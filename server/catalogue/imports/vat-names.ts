import { foldText } from '../../../domain/fold-text.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { rateOn, type VatClass, vatClasses, vatRates } from '../../../domain/order/vat.ts'

/** Names of the classes of VAT in files; the first is written. */
const names: Readonly<Record<VatClass, Readonly<Record<Language, readonly string[]>>>> = {
  standard: { fr: ['normal'], en: ['standard'], de: ['normal'], it: ['normale'] },
  reduced: {
    fr: ['réduit'],
    en: ['reduced'],
    de: ['reduziert'],
    it: ['ridotta', 'ridotto'],
  },
  accommodation: {
    fr: ['hébergement'],
    en: ['accommodation'],
    de: ['Beherbergung'],
    it: ['alloggio'],
  },
}

const percent = (rate: number) => (rate / 100).toFixed(1)

const nameAt = (rate: number, name: string) => `${percent(rate)} % (${name})`

/** The rate on a day with its name, '2.6 % (reduziert)': a bare rate is a number for Excel. */
export const vatName = (vatClass: VatClass, language: Language, day: string): string =>
  nameAt(rateOn(vatClass, day), names[vatClass][language][0] ?? vatClass)

/** All classes on a day, in words. */
export const vatNames = (language: Language, day: string): string[] =>
  vatClasses.map((vatClass) => vatName(vatClass, language, day))

const folded = (text: string) => foldText(text).replaceAll(',', '.').replace(/\s/g, '')

/** What files may say for a class: its code, its name, a rate, or rate and name. */
const formsOf = (vatClass: VatClass): string[] => {
  const own = [vatClass, ...languages.flatMap((language) => names[vatClass][language])]
  return vatRates.flatMap(({ [vatClass]: rate }) => [
    ...own,
    ...own.map((name) => nameAt(rate, name)),
    percent(rate),
    `${percent(rate)}%`,
    // The number of a spreadsheet that shows a percentage.
    String(rate / 10_000),
  ])
}

const classes: ReadonlyMap<string, VatClass> = new Map(
  vatClasses.flatMap((vatClass) =>
    formsOf(vatClass).map((form) => [folded(form), vatClass] as const),
  ),
)

/** The class of VAT by its rate or its name in any language. */
export const readVat = (text: string): VatClass | undefined => classes.get(folded(text))
