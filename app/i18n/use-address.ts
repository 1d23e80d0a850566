import { addressAt, type Params, pathIn } from '../../domain/page/path.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { usePageContext } from './page-context.ts'

/** Builds addresses in the current language (R3); without path words, only the home page. */
export const useAddress = () => {
  const { language, words } = usePageContext()
  return (page: PageKey, params?: Params) =>
    addressAt(language, words ? pathIn(words, destinationOf(page), params) : '')
}
