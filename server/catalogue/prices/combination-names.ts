import { byLanguage, type Language } from '../../../domain/language.ts'
import { priceCombinations } from '../../../domain/prices/price-combination.ts'
import { combinationMessage } from '../../../messages/server/price-names.ts'
import { i18nIn } from '../../i18n.ts'

type Names = Readonly<Record<Language, string>>

const cached = new Map<string, Names>()

/** What a price product is for, in each language; undefined for a slug of older rules. */
export const combinationNames = (slug: string): Names | undefined => {
  const known = cached.get(slug)
  if (known) return known
  const combination = priceCombinations().get(slug)
  if (!combination) return undefined
  const names = byLanguage((language) =>
    combinationMessage(combination, (text) => i18nIn[language]._(text)),
  )
  cached.set(slug, names)
  return names
}
