import { useMatches } from 'react-router'
import { type Language, languages } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import { usePage } from './use-page.ts'

/** Pages whose parameters are words of a language tell them for the others in `alternates`. */
type Alternates = Partial<Record<Language, Params>>

const hasAlternates = (data: unknown): data is { alternates: Alternates } =>
  typeof data === 'object' && data !== null && 'alternates' in data

/** The same page in each language, where it exists, else that language's home (R4). */
export const useTranslatedAddresses = () => {
  const page = usePage()
  const alternates = useMatches()
    .map(({ loaderData }) => loaderData)
    .findLast(hasAlternates)?.alternates
  const addressIn = (language: Language) => {
    if (!page || (alternates && !alternates[language])) return addressOf(language, 'home')
    return addressOf(language, page.key, alternates?.[language] ?? page.params)
  }
  return languages.map((language) => ({ language, address: addressIn(language) }))
}
