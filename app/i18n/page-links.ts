import type { MetaDescriptor } from 'react-router'
import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import type { Addresses } from './addresses.ts'

const relations = [
  ...languages.map((language) => ({ hrefLang: language, language })),
  { hrefLang: 'x-default', language: defaultLanguage },
]

/**
 * The canonical address, and the same page in the other languages for search engines (R3).
 * `behind`: what of a selection in the address makes a page of its own (R6).
 */
export const pageLinks = (
  addresses: Addresses,
  own: Language,
  origin: string,
  behind = '',
): MetaDescriptor[] =>
  [{ rel: 'canonical', language: own }, ...relations].flatMap(({ language, ...relation }) =>
    addresses[language]
      ? {
          tagName: 'link',
          rel: 'alternate',
          ...relation,
          href: origin + addresses[language] + (behind && `/${behind}`),
        }
      : [],
  )
