import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { CartInfo, CustomInfo } from '../../domain/cart/cart-info.ts'
import type { SubstanceType } from '../../domain/mixture/substance.ts'
import { lineParts } from '../../domain/mixture/substance-line.ts'
import { packParts } from './pack-texts.ts'
import {
  carrierNames,
  formNames,
  preparationParts,
  sizeNames,
  type Translate,
} from './preparation-texts.ts'
import { saltFormNames } from './products/salt-texts.ts'

/** What a line says below its name, and for a mixture one line per substance (D2 §3). */
export type LineTexts = { detail: string; substances: string[] }

/** The types of substances; the cart stores the words of D2 §3, people read these. */
export const substanceTypeNames = {
  Homeopathy: msg`Homeopathy`,
  Phytotherapy: msg`Phytotherapy`,
  Gemmotherapy: msg`Gemmotherapy`,
} satisfies Record<SubstanceType, MessageDescriptor>

/** 'Homeopathy: Arnica montana 30CH' → 'Homöopathie: Arnica montana 30 CH'. */
export const substanceText = (line: string, t: Translate): string => {
  const parts = lineParts(line)
  if (!parts) return line
  const { type, name, dilution = '' } = parts
  return `${t(substanceTypeNames[type])}: ${name} ${dilution.replace(' ', '\u00a0')}`.trimEnd()
}

const mixtureParts = ({ form, carrier, size }: CustomInfo, t: Translate) => [
  t(formNames[form]),
  ...(carrier ? [t(carrierNames[carrier])] : []),
  t(sizeNames[size]),
]

const detailParts = (info: CartInfo, t: Translate): string[] => {
  switch (info.type) {
    case 'homeopathy':
      return preparationParts(info, t)
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return [info.size.replace('ml', '\u00a0ml')]
    case 'custom':
      return mixtureParts(info, t)
    case 'schussler':
      return [t(saltFormNames[info.form])]
    case 'kit':
    case 'seasonal': {
      const { remedies } = info
      return [t(msg`${plural(remedies, { one: '# remedy', other: '# remedies' })}`)]
    }
    case 'complex':
    case 'otc':
    case 'supplement':
      return packParts(info, t)
  }
}

/** The words of a line: '30 CH · Globuli · Tube 1 g'; a mixture also says what is in it. */
export const lineTexts = (info: CartInfo, t: Translate): LineTexts => ({
  detail: detailParts(info, t).join(' · '),
  substances: info.type === 'custom' ? info.substances.map((line) => substanceText(line, t)) : [],
})
