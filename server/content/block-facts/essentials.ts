import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { readEssentials } from '../../../domain/content/essentials.ts'
import type { Language } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'
import { ingredientIllustration } from '../../../domain/pictures/ingredient-illustrations.ts'
import { linkAddress } from '../link-address.ts'
import type { BlockFact } from './fact.ts'

/** Illustrations of containers, for names without their own: no plant that it is not. */
const byFamily: Readonly<Record<string, string>> = {
  gemmotherapy: 'drops-30ml',
  phytotherapy: 'drops-30ml',
  oligotherapy: 'drops-30ml',
  schussler_salts: 'pills',
  food_supplements: 'capsules',
} satisfies Record<SizedFamily | 'schussler_salts' | 'food_supplements', string>

/**
 * The illustration of the family that an address belongs to, e.g.
 * `/de/shop/oligotherapie/a-30009`.
 */
const familyDrawing = (address: string | undefined, language: Language) => {
  const [, ...segments] = address?.split('/').filter(Boolean) ?? []
  const [, family = ''] = findPage(segments, language)?.key.split('.') ?? []
  return byFamily[family] ?? 'globuli-tube'
}

export const essentialsFacts: BlockFact<'essentials_display'> = async (
  { essentials_names },
  { language },
) => ({
  names: readEssentials(essentials_names).map(({ name, link }) => {
    const to = link && linkAddress(link, language)
    return { name, to, picture: ingredientIllustration(name) ?? familyDrawing(to, language) }
  }),
})
