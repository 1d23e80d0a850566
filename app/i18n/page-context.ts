import { createContext, use } from 'react'
import { fallbackLanguage, type Language } from '../../domain/language.ts'
import type { PathWords } from '../../domain/page/path.ts'
import { noSiteFacts, type SiteFacts } from '../shell/site-facts.ts'
import type { PageAddresses } from './addresses.ts'

/** Facts of the page that components may read, on the server and in the browser. */
export type PageContextValue = {
  language: Language
  /** The path that the server has rendered, without query and fragment. */
  pathname: string
  /** The path words of the language; undefined when they could not be loaded. */
  words: PathWords | undefined
  /** The page in other languages. */
  addresses: PageAddresses | undefined
  site: SiteFacts
}

export const PageContext = createContext<PageContextValue>({
  language: fallbackLanguage,
  pathname: '/',
  words: undefined,
  addresses: undefined,
  site: noSiteFacts,
})

export const usePageContext = () => use(PageContext)

/** Facts of the laboratory, in the language of the page. */
export const useSiteFacts = () => usePageContext().site
