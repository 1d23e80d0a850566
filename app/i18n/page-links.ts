import type { MetaDescriptor } from 'react-router'
import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import type { Addresses } from './addresses.ts'

/** Where a page is, and what of a selection in its address makes a page of its own (R6). */
export type Place = {
  origin: string
  language: Language
  addresses: Addresses
  ownPart?: string | undefined
}

/** The canonical address, and the same page in the other languages for search engines (R3). */
export const pageLinks = ({ origin, language, addresses, ownPart }: Place): MetaDescriptor[] => {
  const urlIn = (one: Language) => {
    const address = addresses[one]
    return address && origin + [address, ownPart].filter(Boolean).join('/')
  }
  const alternate = (hrefLang: string, one: Language) => {
    const href = urlIn(one)
    return href ? [{ tagName: 'link', rel: 'alternate', hrefLang, href }] : []
  }
  const canonical = urlIn(language)
  return [
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...languages.flatMap((one) => alternate(one, one)),
    ...alternate('x-default', defaultLanguage),
  ]
}
