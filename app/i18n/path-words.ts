import { useRouteLoaderData } from 'react-router'
import { addressAt, type Params, type PathWords, pathIn } from '../../domain/page/path.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { useLanguage } from './use-language.ts'

/** The words of the language shown, as its layout's loader sent them; undefined where it failed. */
export const usePathWords = () => useRouteLoaderData<{ words: PathWords }>(useLanguage())?.words

/** Writes addresses in the language shown (R3); without words only its home is known. */
export const useAddress = () => {
  const language = useLanguage()
  const words = usePathWords()
  return (page: PageKey, params?: Params) =>
    addressAt(language, words ? pathIn(words, destinationOf(page), params) : '')
}
