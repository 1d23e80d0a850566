import { usePage } from '../../i18n/use-page.ts'
import { useSiteFacts } from '../site-facts.ts'
import { consentId, goToConsent } from './show-consent.ts'

/** With the keyboard the question is found first, though it stands last. */
export const ConsentSkipLink = ({ className }: { className: string }) => {
  const { consent: texts } = useSiteFacts()
  const isAsked = usePage()?.key !== 'privacy-policy'
  return (
    texts &&
    isAsked && (
      <a href={`#${consentId}`} onClick={goToConsent} data-until-answered className={className}>
        {texts.manage_my_cookies}
      </a>
    )
  )
}
