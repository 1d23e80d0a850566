import { useMatches } from 'react-router'
import { languages } from '../../domain/language.ts'
import { addressesIn } from './addresses.ts'
import { useShownPath } from './shown-path.ts'
import { useLanguage } from './use-language.ts'

/**
 * The address of the page in each language, else that language's home (R4). From the server, as
 * browsers have the path words of one language. Selections are the same in all languages.
 */
export const useTranslatedAddresses = () => {
  const path = useShownPath()
  const own = useLanguage()
  const addresses = addressesIn(useMatches())
  const here = addresses?.[own] ?? path
  const selection = path.startsWith(here) ? path.slice(here.length) : ''
  return languages.map((language) => {
    const address = addresses?.[language]
    return { language, address: address ? `${address}${selection}` : `/${language}/` }
  })
}
