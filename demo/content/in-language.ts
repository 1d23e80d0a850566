import { type Language, languages } from '../../domain/language.ts'
import type { Text } from './page-text.ts'

export const isText = (value: object): value is Text =>
  languages.every((language) => language in value)

/** Picks one language from multilingual values, at any depth; other values stay unchanged. */
export const inLanguage = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[language]
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inLanguage(each, language)]),
  )
}
