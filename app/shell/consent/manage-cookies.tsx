import { useAddress } from '../../i18n/path-words.ts'
import { useSiteFacts } from '../site-facts.ts'
import { consentPartId, showConsent } from './show-consent.ts'

/** Opens the consent form, on every page. */
export const ManageCookies = ({ className }: { className: string }) => {
  const { consent: texts } = useSiteFacts()
  const address = useAddress()
  return (
    texts && (
      <a
        href={`${address('privacy-policy')}#${consentPartId}`}
        onClick={showConsent}
        className={className}
      >
        {texts.manage_my_cookies}
      </a>
    )
  )
}
