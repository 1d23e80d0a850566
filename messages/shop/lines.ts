import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { CartInfo, CustomInfo } from '../../domain/cart/cart-info.ts'
import { packParts } from './packs.ts'
import {
  carrierNames,
  formNames,
  preparationParts,
  sizeMessage,
  sizeNames,
  type Translate,
} from './preparations.ts'
import { saltFormNames } from './salts.ts'
import { sizedNames } from './sized-names.ts'
import { substanceMessage } from './substances.ts'

/** How much is in a cart or an order, equal wherever it is said: '40 lines, 84 items'. */
export const countMessage = (lines: readonly { quantity: number }[]) => {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return msg`${plural(lines.length, { one: '# line', other: '# lines' })}, ${plural(items, { one: '# item', other: '# items' })}`
}

/** The description of a line; for a mixture also one line per substance (D2 §3). */
export type LineMessages = { detail: string; substances: string[] }

const mixtureSummary = ({ form, carrier, size }: CustomInfo, t: Translate) => [
  t(formNames[form]),
  ...(carrier ? [t(carrierNames[carrier])] : []),
  t(sizeNames[size]),
]

/** The parts of the description of a line: '30 CH', 'Globules', 'Tube 1 g'. */
export const detailParts = (info: CartInfo, t: Translate): string[] => {
  switch (info.type) {
    case 'homeopathy':
      return preparationParts(info, t)
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return [t(sizedNames[info.type]), sizeMessage(info.size)]
    case 'custom':
      return mixtureSummary(info, t)
    case 'schussler':
      return [t(msg`Schüssler salt`), t(saltFormNames[info.form])]
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

/** The description of a line: '30 CH · Globuli · Tube 1 g'; for a mixture also its substances. */
export const lineMessages = (
  info: CartInfo,
  t: Translate,
  more: readonly MessageDescriptor[] = [],
): LineMessages => ({
  detail: [...detailParts(info, t), ...more.map(t)].join(' · '),
  substances:
    info.type === 'custom' ? info.substances.map((line) => substanceMessage(line, t)) : [],
})
