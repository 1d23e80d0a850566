/** The four languages of the site; French is the laboratory's own. */
export const languages = ['fr', 'en', 'de', 'it'] as const

export type Language = (typeof languages)[number]

/** Used when a browser accepts none of ours (D1 §9, R1). */
export const defaultLanguage: Language = 'en'

/** Used when an address has an unsupported language (D1 §2, R1). */
export const fallbackLanguage: Language = 'fr'

/** Each language's name in itself, for language menus. */
export const languageNames: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
}

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text)

/** `en`, `pt-BR`: whether a segment has the form of a language code, supported or not (R1). */
export const looksLikeLanguage = (segment: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(segment)

/** A text in each language, in the order of `languages`. */
export const inLanguages = (fr: string, en: string, de: string, it: string) => ({ fr, en, de, it })

/** A value for each language. */
export const byLanguage = <Value>(
  valueIn: (language: Language) => Value,
): Record<Language, Value> => ({
  fr: valueIn('fr'),
  en: valueIn('en'),
  de: valueIn('de'),
  it: valueIn('it'),
})
