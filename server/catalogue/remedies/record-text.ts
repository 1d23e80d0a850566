import { fallbackLanguage, type Language } from '../../../domain/language.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'

/** Text of a field in a language (`title` reads `title_de`), else in French (D2 §3), else ''. */
export const recordText = (record: CatalogueRecord, field: string, language: Language): string => {
  const texts = [record[`${field}_${language}`], record[`${field}_${fallbackLanguage}`]]
  return texts.find((text) => typeof text === 'string') ?? ''
}
