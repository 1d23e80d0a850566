import type { MetaDescriptor } from 'react-router'
import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import type { PageAddresses } from './addresses.ts'

const relations = [
  ...languages.map((language) => ({ hrefLang: language, language })),
  { hrefLang: 'x-default', language: defaultLanguage },
]

/**
 * Canonical address and hreflang links (R3). `behind`: the part of the selection that makes a
 * separate page (R6).
 */
export const pageLinks = (
  addresses: PageAddresses,
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
