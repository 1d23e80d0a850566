import { useMatches } from 'react-router'
import { type Language, languages } from '../../domain/language.ts'
import { useShownPath } from './shown-path.ts'
import { useLanguage } from './use-language.ts'

/** One page's addresses; a language in which it does not exist is left out. */
export type Addresses = Partial<Record<Language, string>>

const hasAddresses = (data: unknown): data is { addresses: Addresses } =>
  typeof data === 'object' && data !== null && 'addresses' in data

/**
 * The page shown in each language, else that language's home (R4). The server tells them: the
 * browser has the words of its own language only. A selection is written alike in all of them.
 */
export const useTranslatedAddresses = () => {
  const path = useShownPath()
  const own = useLanguage()
  const addresses = useMatches()
    .map(({ loaderData }) => loaderData)
    .findLast(hasAddresses)?.addresses
  const here = addresses?.[own] ?? path
  const selection = path.startsWith(here) ? path.slice(here.length) : ''
  return languages.map((language) => {
    const address = addresses?.[language]
    return { language, address: address ? `${address}${selection}` : `/${language}/` }
  })
}
