import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { seasonText } from './season-text.ts'
import { usePackText } from './use-pack-text.ts'

/** What a product comes as: a set's months or its contents, else form and pack. */
export const useProductFacts = ({ season, form, size, line }: ProductSummary) => {
  const language = useLanguage()
  const packText = usePackText()
  if (season) return seasonText(season, language)
  return [form || line, form && packText(size)].filter(Boolean).join(' · ')
}
