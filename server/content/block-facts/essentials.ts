import { remedyDrawing } from '../../../domain/catalogue/product-drawing.ts'
import { readEssentials } from '../../../domain/content/essentials.ts'
import type { Fact } from '../block-facts.ts'
import { linkAddress } from '../link-address.ts'

export const essentialsFacts: Fact<'essentials_display'> = async (
  { essentials_names },
  { language },
) => ({
  names: readEssentials(essentials_names).map(({ name, link }) => ({
    name,
    to: link && linkAddress(link, language),
    picture: remedyDrawing(name, 'leaf-none'),
  })),
})
