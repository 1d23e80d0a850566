import { usePageContext } from './page-context.ts'

/**
 * The address of the page in each language, else that language's home (R4). Without the selection,
 * which `translateSelection` adds.
 */
export const useTranslatedAddresses = () => {
  const { addresses, site } = usePageContext()
  return site.languages.map((language) => ({
    language,
    address: addresses?.[language] ?? `/${language}/`,
  }))
}
