import { foldText } from '../../../domain/fold-text.ts'
import { type VatClass, vatClasses } from '../../../domain/order/vat.ts'
import type { ProductKind } from '../../db/tables/catalogue.ts'

const lookup = <Value>(names: readonly (readonly [Value, readonly string[]])[]) => {
  const values = new Map(
    names.flatMap(([value, words]) => words.map((word) => [foldText(word), value] as const)),
  )
  return (text: string): Value | undefined => values.get(foldText(text.trim()))
}

/** The class of VAT, by its rate or its name in any language. */
const vatNames: Readonly<Record<VatClass, readonly string[]>> = {
  standard: ['standard', 'normal', 'normale', '8.1', '8,1', '8.1%', '8,1%', '8.1 %', '8,1 %'],
  reduced: [
    'reduced',
    'réduit',
    'reduziert',
    'ridotta',
    'ridotto',
    '2.6',
    '2,6',
    '2.6%',
    '2,6%',
    '2.6 %',
    '2,6 %',
  ],
  accommodation: ['accommodation', 'hébergement', 'beherbergung', 'alloggio', '3.8', '3,8'],
}

export const readVat = lookup(vatClasses.map((name) => [name, vatNames[name]] as const))

/** The range of a product, by its code or its name in any language. */
export const readKind = lookup<ProductKind>([
  ['price', ['price', 'prix', 'preis', 'prezzo']],
  ['complex', ['complex', 'complexe', 'complexes', 'komplexmittel', 'complesso', 'complessi']],
  ['otc', ['otc']],
  ['kit', ['kit', 'trousse', 'taschenapotheke', 'kits', 'trousses']],
  ['seasonal', ['seasonal', 'coffret', 'set', 'saisonprodukt', 'saisonnier', 'stagionale']],
  [
    'supplement',
    [
      'supplement',
      'food supplement',
      'complément alimentaire',
      'nahrungsergänzungsmittel',
      'integratore alimentare',
    ],
  ],
])

export const readYesNo = lookup<boolean>([
  [true, ['yes', 'oui', 'ja', 'sì', 'true', '1', 'x', 'vrai', 'wahr', 'vero']],
  [false, ['no', 'non', 'nein', 'false', '0', 'faux', 'falsch', 'falso']],
])
