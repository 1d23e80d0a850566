import type { LineType } from '../posted-item.ts'
import type { LineDefinition } from './line-definition.ts'
import { pricedLine } from './priced-line.ts'
import { readyLine } from './ready.ts'

/** What an order knows of each family. */
export const everyLine: { readonly [Type in LineType]: LineDefinition<Type> } = {
  homeopathy: pricedLine('homeopathy'),
  gemmotherapy: pricedLine('gemmotherapy'),
  phytotherapy: pricedLine('phytotherapy'),
  oligotherapy: pricedLine('oligotherapy'),
  custom: pricedLine('custom'),
  schussler: pricedLine('schussler'),
  complex: readyLine('complex'),
  otc: readyLine('otc'),
  kit: readyLine('kit'),
  seasonal: readyLine('seasonal'),
  supplement: readyLine('supplement'),
}
