import { useEffect } from 'react'
import { useSiteFacts } from '../../shell/site-facts.ts'

/** Lets the document's title follow the choice, as the server writes it for the same address. */
export const useRemedyTitle = (remedy: string | undefined, page: string) => {
  const { titleSuffix } = useSiteFacts()
  useEffect(() => {
    document.title = [remedy, page, titleSuffix].filter(Boolean).join(' – ')
  }, [remedy, page, titleSuffix])
}
