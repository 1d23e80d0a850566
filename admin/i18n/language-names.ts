import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'

/** The languages of the site, in the language of the back office. */
export const languageNames: Readonly<Record<Language, MessageDescriptor>> = {
  fr: msg`French`,
  de: msg`German`,
  it: msg`Italian`,
  en: msg`English`,
}

/** The names of some of them. */
export const namesOf = (languages: readonly Language[]) =>
  Object.fromEntries(languages.map((language) => [language, languageNames[language]]))
