import { foldText } from '../../../../domain/fold-text.ts'
import { type Language, languages } from '../../../../domain/language.ts'
import type { ProductKind } from '../../../db/tables/catalogue.ts'
import { vatNames } from './vat-names.ts'

/** What files may say for a value, by language; the first is shown to people. */
type Names = Readonly<Record<Language, readonly string[]>>

const lookup = <Value>(names: readonly (readonly [Value, Names])[]) => {
  const values = new Map(
    names.flatMap(([value, byLanguage]) =>
      languages.flatMap((language) =>
        byLanguage[language].map((word) => [foldText(word), value] as const),
      ),
    ),
  )
  return (text: string): Value | undefined => values.get(foldText(text.trim()))
}

const kinds: readonly (readonly [ProductKind, Names])[] = [
  ['price', { fr: ['prix'], en: ['price'], de: ['Preis'], it: ['prezzo'] }],
  [
    'complex',
    {
      fr: ['complexe', 'complexes'],
      en: ['complex'],
      de: ['Komplexmittel'],
      it: ['complesso', 'complessi'],
    },
  ],
  ['otc', { fr: ['OTC'], en: ['OTC'], de: ['OTC'], it: ['OTC'] }],
  [
    'kit',
    {
      fr: ['trousse', 'trousses'],
      en: ['kit', 'kits'],
      de: ['Taschenapotheke'],
      it: ['kit', 'kits'],
    },
  ],
  [
    'seasonal',
    {
      fr: ['coffret', 'saisonnier'],
      en: ['seasonal'],
      de: ['Set', 'Saisonprodukt'],
      it: ['stagionale'],
    },
  ],
  [
    'supplement',
    {
      fr: ['complément alimentaire'],
      en: ['food supplement', 'supplement'],
      de: ['Nahrungsergänzungsmittel'],
      it: ['integratore alimentare'],
    },
  ],
]

const answers: readonly (readonly [boolean, Names])[] = [
  [
    true,
    {
      fr: ['oui', 'vrai'],
      en: ['yes', 'true', '1', 'x'],
      de: ['ja', 'wahr'],
      it: ['sì', 'vero'],
    },
  ],
  [
    false,
    {
      fr: ['non', 'faux'],
      en: ['no', 'false', '0'],
      de: ['nein', 'falsch'],
      it: ['no', 'falso'],
    },
  ],
]

/** The range of a product, by its code or its name in any language. */
export const readKind = lookup(kinds)

export const readYesNo = lookup(answers)

const firstNames = (names: readonly (readonly [unknown, Names])[], language: Language) =>
  names.map(([, byLanguage]) => byLanguage[language][0] ?? '')

/** The values that a column takes, in words; undefined for free texts and numbers. */
export const valuesOf = (
  column: string | undefined,
  language: Language,
  day: string,
): string[] | undefined => {
  if (column === 'vat') return vatNames(language, day)
  if (column === 'kind') return firstNames(kinds, language)
  return column === 'listed' ? firstNames(answers, language) : undefined
}
