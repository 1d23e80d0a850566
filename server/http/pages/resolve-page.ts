import { fallbackLanguage, isLanguage, type Language } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'
import type { RequestFacts } from './request-facts.ts'

const dataSuffix = /(\/_)?\.data$/

/** Whether the router's script asks for the data of a page instead of the page. */
export const isDataPath = (pathname: string) => dataSuffix.test(pathname)

const segmentsOf = (pathname: string) => {
  try {
    return pathname.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['']
  }
}

/** The page of an address, in the language of its first segment; `path` is without the suffix of data. */
export type ResolvedPage = { path: string; language: Language; page: RequestFacts['page'] }

export const resolvePage = (pathname: string): ResolvedPage => {
  const path = pathname.replace(dataSuffix, '')
  const first = path.split('/')[1]
  const language = isLanguage(first) ? first : fallbackLanguage
  return { path, language, page: findPage(segmentsOf(path), language) }
}
