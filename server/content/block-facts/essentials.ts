import { remedyIllustration } from '../../../domain/catalogue/product-illustration.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { readEssentials } from '../../../domain/content/essentials.ts'
import type { Language } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'
import { linkAddress } from '../link-address.ts'
import type { Fact } from './fact.ts'

/** Illustrations of families, for names without their own. */
const byFamily: Readonly<Record<string, string>> = {
  gemmotherapy: 'gemmotherapy',
  phytotherapy: 'phytotherapy',
  oligotherapy: 'oligotherapy',
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
  return byFamily[family]
}

export const essentialsFacts: Fact<'essentials_display'> = async (
  { essentials_names },
  { language },
) => ({
  names: readEssentials(essentials_names).map(({ name, link }) => {
    const to = link && linkAddress(link, language)
    return { name, to, picture: remedyIllustration(name, familyDrawing(to, language)) }
  }),
})
