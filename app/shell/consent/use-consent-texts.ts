import { usePage } from '../../i18n/use-page.ts'
import { useSiteFacts } from '../site-facts.ts'

/** The banner's words, where it stands: not on the page about privacy, which has the form itself. */
export const useConsentTexts = () => {
  const { consent } = useSiteFacts()
  const isAsked = usePage()?.key !== 'privacy-policy'
  return isAsked ? consent : undefined
}
