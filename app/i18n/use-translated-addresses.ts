import { useMatches } from 'react-router'
import { languages } from '../../domain/language.ts'
import { addressesIn } from './addresses.ts'
import { useShownPath } from './shown-path.ts'
import { useLanguage } from './use-language.ts'

/**
 * The page shown in each language, else that language's home (R4). The server tells them: the
 * browser has the words of its own language only. A selection is written alike in all of them.
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
