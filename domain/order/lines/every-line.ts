import type { LineType } from '../posted-item.ts'
import { customLine } from './custom.ts'
import { homeopathyLine } from './homeopathy.ts'
import type { LineDefinition } from './line-definition.ts'
import { readyLine } from './ready.ts'
import { schusslerLine } from './schussler.ts'
import { sizedLine } from './sized.ts'

/** How each family is priced. */
export const everyLine: { readonly [Type in LineType]: LineDefinition<Type> } = {
  homeopathy: homeopathyLine,
  gemmotherapy: sizedLine('gemmotherapy'),
  phytotherapy: sizedLine('phytotherapy'),
  oligotherapy: sizedLine('oligotherapy'),
  custom: customLine,
  schussler: schusslerLine,
  complex: readyLine('complex'),
  otc: readyLine('otc'),
  kit: readyLine('kit'),
  seasonal: readyLine('seasonal'),
  supplement: readyLine('supplement'),
}
