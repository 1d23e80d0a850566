import { languages } from '../../domain/language.ts'
import { usePageContext } from './page-context.ts'
import { useShownPath } from './shown-path.ts'

/**
 * The address of the page in each language, else that language's home (R4). From the server, as
 * browsers have the path words of one language. Selections are the same in all languages.
 */
export const useTranslatedAddresses = () => {
  const path = useShownPath()
  const { language: own, addresses } = usePageContext()
  const here = addresses?.[own] ?? path
  const selection = path.startsWith(here) ? path.slice(here.length) : ''
  return languages.map((language) => {
    const address = addresses?.[language]
    return { language, address: address ? `${address}${selection}` : `/${language}/` }
  })
}
