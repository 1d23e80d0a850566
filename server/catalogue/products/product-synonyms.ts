import type { Language } from '../../../domain/language.ts'
import { productSearchWords } from '../../../messages/server/product-search-words.ts'
import { i18nIn } from '../../i18n.ts'

/** What people type for products in a language, by kind, topic, topic and form, or slug; [] for other keys. */
export const productSynonyms = (key: unknown, language: Language): readonly string[] => {
  const text = typeof key === 'string' && productSearchWords[key]
  return text ? i18nIn[language]._(text).split(', ') : []
}
