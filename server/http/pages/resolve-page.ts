import { fallbackLanguage, isLanguage, type Language } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'
import { segmentsOf } from '../redirects/malformed-escapes.ts'
import type { RequestFacts } from './request-facts.ts'

/** The page of an address, in the language of its first segment. */
export type ResolvedPage = { path: string; language: Language; page: RequestFacts['page'] }

export const resolvePage = (path: string): ResolvedPage => {
  const first = path.split('/')[1]
  const language = isLanguage(first) ? first : fallbackLanguage
  return { path, language, page: findPage(segmentsOf(path).slice(2).filter(Boolean), language) }
}
