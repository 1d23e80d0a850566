import { consentId, goToConsent } from './show-consent.ts'
import { useConsentTexts } from './use-consent-texts.ts'

/** With the keyboard the question is found first, though it stands last. */
export const ConsentSkipLink = ({ className }: { className: string }) => {
  const texts = useConsentTexts()
  return (
    texts && (
      <a href={`#${consentId}`} onClick={goToConsent} data-until-answered className={className}>
        {texts.manage_my_cookies}
      </a>
    )
  )
}
