import { useEffect } from 'react'
import { useSiteFacts } from '../../i18n/page-context.ts'

/** Keeps the document's title in sync with the choice, as the server renders it for the address. */
export const useRemedyTitle = (remedy: string | undefined, page: string) => {
  const { titleSuffix } = useSiteFacts()
  useEffect(() => {
    document.title = [remedy, page, titleSuffix].filter(Boolean).join(' – ')
  }, [remedy, page, titleSuffix])
}
