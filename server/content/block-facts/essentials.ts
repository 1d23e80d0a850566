import { remedyDrawing } from '../../../domain/catalogue/product-drawing.ts'
import { readEssentials } from '../../../domain/content/essentials.ts'
import type { Fact } from '../block-facts.ts'
import { linkAddress } from '../link-address.ts'

/** What stands for a name that has no drawing: what its family comes as. */
const byFamily: Readonly<Record<string, string>> = {
  gemmotherapy: 'gemmotherapy',
  phytotherapy: 'phytotherapy',
  oligotherapy: 'oligotherapy',
  schussler_salts: 'pills',
  food_supplements: 'capsules',
}

const familyDrawing = (link = '') => byFamily[/^page:shop\.(\w+)/.exec(link)?.[1] ?? '']

export const essentialsFacts: Fact<'essentials_display'> = async (
  { essentials_names },
  { language },
) => ({
  names: readEssentials(essentials_names).map(({ name, link }) => ({
    name,
    to: link && linkAddress(link, language),
    picture: remedyDrawing(name, familyDrawing(link)),
  })),
})
