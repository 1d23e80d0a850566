import { useRouteLoaderData } from 'react-router'
import { addressAt, type Params, type PathWords, pathIn } from '../../domain/page/path.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { useLanguage } from './use-language.ts'

/** The path words of the current language, from its layout's loader; undefined when that failed. */
export const usePathWords = () => useRouteLoaderData<{ words: PathWords }>(useLanguage())?.words

/** Builds addresses in the current language (R3); without path words, only the home page. */
export const useAddress = () => {
  const language = useLanguage()
  const words = usePathWords()
  return (page: PageKey, params?: Params) =>
    addressAt(language, words ? pathIn(words, destinationOf(page), params) : '')
}
