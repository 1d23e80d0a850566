import { languages } from '../../domain/language.ts'
import { usePageContext } from './page-context.ts'

/**
 * The address of the page in each language, else that language's home (R4). Without the selection,
 * which `translateSelection` adds.
 */
export const useTranslatedAddresses = () => {
  const { addresses } = usePageContext()
  return languages.map((language) => ({
    language,
    address: addresses?.[language] ?? `/${language}/`,
  }))
}
